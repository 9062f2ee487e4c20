import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { AccountApiHttp } from "../src/adapters/http/AccountApiHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { AccountApi } from "../src/core/account/AccountApi"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { SessionLost } from "../src/core/session/SessionLost"
import { aChannel } from "./fixtures/channel"
import { people } from "./fixtures/people"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { eachLike, integer, regex, string } = Matchers

const askedAt = <A, E>(url: string, ask: (api: AccountApi["Service"]) => Effect.Effect<A, E>) =>
  Effect.flatMap(AccountApi, ask).pipe(
    Effect.provide(AccountApiHttp({ origin: url })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const asking = (description: string, path: string, state: string, email?: string) =>
  pactWith("portal-host")
    .addInteraction()
    .given(state, { channel: aChannel.code, ...(email && { email }) })
    .uponReceiving(description)
    .withRequest("GET", path, (request) => request.headers(callHeaders(aChannel.code)))

const isoTime = (example: string) =>
  regex("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?$", example)

describe("the registered user", () => {
  test("is known by what they told", () =>
    asking(
      "a page that asks what its visitor registered",
      "/api/user/info",
      states.registeredVisitor,
      people.registered
    )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          name: string("Ana"),
          email: string("ana@example.com"),
          lastname: string("Martínez"),
          documentType: integer(1),
          documentNumber: string("28456712"),
          birthday: isoTime("1981-05-14T00:00:00"),
          country: string("ARG"),
          phone: string("1144445555"),
          state: string("NoData"),
          postalCode: string("1425"),
          address: string("NoData")
        })
      )
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(askedAt(url, ({ profile }) => profile))).toEqual({
          name: "Ana",
          surname: "Martínez",
          email: "ana@example.com",
          documentType: "1",
          document: "28456712",
          birth: "1981-05-14",
          phone: "1144445555",
          country: "ARG",
          province: "",
          city: "",
          address: "",
          postalCode: "1425"
        })
      }))

  test("may not be registered yet", () =>
    asking(
      "a page that asks what its visitor registered, who did not register",
      "/api/user/info",
      states.unregisteredVisitor,
      people.unregistered
    )
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(askedAt(url, ({ profile }) => profile))).toBeUndefined()
      }))
})

describe("what was bought", () => {
  const pdf = "JVBERi0xLjcKJcOkw7zDtsOfCg=="

  test("is a list with the vouchers", () =>
    asking("a buyer who looks for vouchers", "/api/sales", states.vouchersOwned, people.registered)
      .willRespondWith(200, (response) =>
        response.jsonBody(
          eachLike({
            productName: string("GOLD"),
            line: { passengers: eachLike({ FirstName: string("Ana"), LastName: string("Martínez") }) },
            dateConfirmedSale: isoTime("2025-01-03T14:20:00.000Z"),
            departureDate: regex("^\\d{4}-\\d{2}-\\d{2}", "2025-01-20"),
            returnDate: regex("^\\d{4}-\\d{2}-\\d{2}", "2025-02-02"),
            reserveId: string("48201936"),
            header: {
              documents: eachLike({
                documentByte: regex("^JVBERi[\\w+/]+={0,2}$", pdf),
                fileName: string("voucher-48201936.pdf")
              })
            }
          })
        )
      )
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(askedAt(url, ({ vouchers }) => vouchers))).toEqual([
          {
            reserveId: "48201936",
            order: "",
            plan: "GOLD",
            passengers: ["Ana Martínez"],
            bought: "2025-01-03",
            start: "2025-01-20",
            end: "2025-02-02",
            documents: [{ fileName: "voucher-48201936.pdf", base64: pdf }]
          }
        ])
      }))

  test("may be nothing", () =>
    asking("a visitor who looks for vouchers and has none", "/api/sales", states.noVouchersOwned, people.unregistered)
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(askedAt(url, ({ vouchers }) => vouchers))).toEqual([])
      }))

  test("is told to nobody who is not logged in", () =>
    asking("a buyer who is not logged in any more and looks for vouchers", "/api/sales", states.nobody)
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(askedAt(url, ({ vouchers }) => vouchers)))
        expect(failure).toEqual(new SessionLost())
      }))
})
