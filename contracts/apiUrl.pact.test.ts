import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { ApiUrl, ApiUrlHttp } from "../src/adapters/http/ApiUrlHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { aChannel } from "./fixtures/channel"
import { callHeaders, inState } from "./pact"
import { states } from "./states"

const baseAt = (origin: string) =>
  Effect.flatMap(ApiUrl, ({ base }) => base).pipe(
    Effect.provide(ApiUrlHttp(origin)),
    Effect.provide(HttpFetch({ origin })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

test("the address of the public API", () =>
  inState("portal-host", states.apiAddress, { channel: aChannel.code })
    .uponReceiving("a page that asks where the public API is")
    .withRequest("GET", "/api_url", (request) => request.headers(callHeaders(aChannel.code)))
    .willRespondWith(200, (response) =>
      response.jsonBody(Matchers.regex("^https?://\\S+$", "https://api.example.com/base/"))
    )
    .executeTest(async ({ url }) => {
      expect(await Effect.runPromise(baseAt(url))).toBe("https://api.example.com/base")
    }))
