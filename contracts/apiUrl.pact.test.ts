import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl, ApiUrlHttp, HttpFetch } from "../src/adapters/http/client"
import { CurrentChannel } from "../src/core/channel/channel"
import { aChannel } from "./fixtures/channel"
import { callHeaders, inState } from "./pact"
import { states } from "./states"

const baseAt = (origin: string) =>
  Effect.flatMap(ApiUrl, ({ base }) => base).pipe(
    Effect.provide(ApiUrlHttp(origin)),
    Effect.provide(HttpFetch({ origin })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const channel = aChannel.code
const address = Matchers.regex("^https?://\\S+$", "https://api.example.com/base/")

const asking = (interaction: ReturnType<typeof inState>, description: string) =>
  interaction
    .uponReceiving(description)
    .withRequest("GET", "/api_url", (request) => request.headers(callHeaders(channel)))

describe("the address of the public API", () => {
  test("is a JSON string", () =>
    asking(inState("portal-host", states.apiAddress, { channel }), "a page that asks where the public API is")
      .willRespondWith(200, (response) => response.jsonBody(address))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(baseAt(url))).toBe("https://api.example.com/base")
      }))
})
