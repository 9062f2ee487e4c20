import json
import os
from pathlib import Path
from threading import Thread

import pytest
from pact import Verifier
from server import start_server
from shop import STATES, Shop

here = Path(__file__).parent


@pytest.fixture(scope="module")
def url():
    shop = Shop(json.loads((here / "../shop.json").read_text()))
    server = start_server(shop, int(os.environ.get("PORT", 0)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield os.environ.get("PROVIDER_URL", f"http://127.0.0.1:{server.server_port}")
    server.shutdown()


@pytest.mark.parametrize("provider", ["public-api", "portal-host"])
def test_keeps_the_contract(url, provider):
    verifier = (
        Verifier(provider, host="127.0.0.1")
        .add_transport(url=url)
        .add_source(here / f"../../../pacts/portal-web-{provider}.json")
        .state_handler(f"{url}/_pact/states", body=True)
    )
    without = os.environ.get("WITHOUT_STATE")
    if without:
        verifier.filter(state="|".join(f"^{state}$" for state in STATES - {without}))
    verifier.verify()
