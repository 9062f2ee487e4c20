import { Matchers } from "@pact-foundation/pact"
import { test } from "vitest"
import { calling, gives, inState } from "./pact"
import { states } from "./states"
import { addressAt } from "./wire"

const given = () => inState("portal-host", states.apiAddress)
const address = Matchers.regex("^https?://\\S+$", "https://api.example.com/base/")

test("the address of the public API is a JSON string", () =>
  calling(given(), "a page that asks where the public API is", "/api_url")
    .willRespondWith(200, (response) => response.jsonBody(address))
    .executeTest(gives((url) => addressAt({ origin: url }), "https://api.example.com/base")))
