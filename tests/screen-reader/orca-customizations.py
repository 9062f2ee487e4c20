"""Orca's settings, and a voice that writes each text to stdout and takes no time for it."""

import re
from html import unescape

import speechd
from orca import settings

# No echo of typed keys, and no reading by itself: the visitor asks for it.
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.sayAllStyle = settings.SAYALL_STYLE_SENTENCE


class Client:
    """Stands in for speech-dispatcher's client. It has one voice, and any setting."""

    def __init__(self, *_, **__):
        pass

    def __getattr__(self, name):
        return lambda *_: 0 if name.startswith("get") else ()

    def list_synthesis_voices(self):
        return (("es", "es", "none"),)

    def char(self, character):
        print(character, flush=True)

    def speak(self, ssml, callback=None, event_types=None):
        words = " ".join(unescape(re.sub("<[^>]*>", "", ssml)).split())
        if words:
            print(words, flush=True)
        if callback:
            for kind in (speechd.CallbackType.BEGIN, speechd.CallbackType.END):
                callback(kind)


speechd.SSIPClient = Client
