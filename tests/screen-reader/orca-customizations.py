"""Orca's settings, and a voice that writes each text to stdout and takes no time for it."""

from unittest.mock import MagicMock
from xml.etree import ElementTree

import speechd
from orca import settings

# No echo of typed keys, and no reading by itself: the visitor asks for it.
settings.enableKeyEcho = False
settings.sayAllOnLoad = False


def say(text):
    words = " ".join(text.split())
    if words:
        print(words, flush=True)


def speak(ssml, callback=None, event_types=None):
    say("".join(ElementTree.fromstring(ssml).itertext()))
    if callback:
        callback(speechd.CallbackType.BEGIN)
        callback(speechd.CallbackType.END)


# Stands in for speech-dispatcher's client, and takes any setting.
speechd.SSIPClient = MagicMock(return_value=MagicMock(char=say, speak=speak))
