import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { aChannel } from "./fixtures/channel"
import { calling, inState } from "./pact"
import { states } from "./states"
import { addressAt } from "./wire"

const given = () => inState("portal-host", states.apiAddress, { channel: aChannel.code })
const address = Matchers.regex("^https?://\\S+$", "https://api.example.com/base/")

test("the address of the public API is a JSON string", () =>
  calling(given(), "a page that asks where the public API is", "/api_url")
    .willRespondWith(200, (response) => response.jsonBody(address))
    .executeTest(async ({ url }) => {
      expect(await Effect.runPromise(addressAt({ origin: url }))).toBe("https://api.example.com/base")
    }))
