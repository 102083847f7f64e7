"""The same app for Streamlit Community Cloud, which installs the requirements.txt that stands beside this file."""

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
runpy.run_path(str(ROOT / "streamlit_app.py"))
