import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { AccountApi, SessionLost } from "../src/core/account/AccountApi"
import { aProfile } from "./fixtures/account"
import { visitors } from "./fixtures/people"
import { anyOf, calling, gives, id, inState, unregistered } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { eachLike, regex, string } = Matchers

const askedAt = <A, E>(url: string, ask: (api: AccountApi["Service"]) => Effect.Effect<A, E>) =>
  asked(Effect.flatMap(AccountApi, ask), { origin: url })

const { ana, bruno } = visitors
const loggedIn = (visitor: typeof ana | typeof bruno) => inState("portal-host", states.visitor, visitor)
const nobody = () => inState("portal-host", states.nobody)

const time = "T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?"
const isoTime = (example: string) => regex(`^\\d{4}-\\d{2}-\\d{2}${time}$`, example)
/** A day, with a time or without one. */
const day = (example: string) => regex(`^\\d{4}-\\d{2}-\\d{2}(${time})?$`, example)

describe("the registered user", () => {
  test("carries the saved data", () =>
    calling(loggedIn(ana), "a page that asks what its visitor registered", "/api/user/info")
      .willRespondWith(200, (response) =>
        response.jsonBody({
          name: string("Ana"),
          email: string("ana@example.com"),
          lastname: string("Martínez"),
          documentType: id(1),
          documentNumber: string("28456712"),
          birthday: isoTime("1981-05-14T00:00:00"),
          country: string("ARG"),
          phone: string("1144445555"),
          // The provider's exact word for a missing value.
          state: "NoData",
          city: "NoData",
          postalCode: string("1425"),
          address: "NoData"
        })
      )
      .executeTest(
        gives((url) => askedAt(url, ({ profile }) => profile), {
          ...aProfile,
          postalCode: "1425",
          province: "",
          city: "",
          address: ""
        })
      ))

  const asking = (given: ReturnType<typeof nobody>, who: string) =>
    calling(given, `a page that asks what its visitor registered, who ${who}`, "/api/user/info")

  test("is absent when the visitor did not register", () =>
    asking(loggedIn(bruno), "did not register")
      .willRespondWith(...anyOf(404, unregistered))
      .executeTest(gives((url) => askedAt(url, ({ knownProfile }) => knownProfile), undefined)))

  test("is not told once the visitor is not logged in any more (ER-04)", () =>
    asking(nobody(), "is not logged in any more")
      .willRespondWith(401)
      .executeTest(gives((url) => Effect.flip(askedAt(url, ({ knownProfile }) => knownProfile)), new SessionLost())))
})

describe("the purchases", () => {
  const pdf = "JVBERi0xLjcKJcOkw7zDtsOfCiUlRU9GCg=="

  test("come as a list with the vouchers", () =>
    calling(loggedIn(ana), "a buyer who looks for vouchers", "/api/sales")
      .willRespondWith(200, (response) =>
        response.jsonBody(
          eachLike({
            productName: string("GOLD"),
            line: { passengers: eachLike({ FirstName: string("Ana"), LastName: string("Martínez") }) },
            dateConfirmedSale: isoTime("2025-01-03T14:20:00.000Z"),
            departureDate: day("2025-01-20"),
            returnDate: day("2025-02-02"),
            header: {
              documents: eachLike({
                documentByte: regex("^JVBERi[\\w+/]+={0,2}$", pdf),
                fileName: string("voucher-48201936.pdf")
              })
            }
          })
        )
      )
      .executeTest(
        gives((url) => askedAt(url, ({ purchases }) => purchases), {
          unread: 0,
          vouchers: [
            {
              reserveId: "",
              order: "",
              plan: "GOLD",
              passengers: ["Ana Martínez"],
              bought: "2025-01-03",
              start: "2025-01-20",
              end: "2025-02-02",
              documents: [{ fileName: "voucher-48201936.pdf", base64: pdf.replace("==", "") }]
            }
          ]
        })
      ))

  test("may be an empty list", () =>
    calling(loggedIn(bruno), "a visitor who looks for vouchers and has none", "/api/sales")
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(gives((url) => askedAt(url, ({ purchases }) => purchases), { vouchers: [], unread: 0 })))

  test("need a login", () =>
    calling(nobody(), "a buyer who is not logged in any more and looks for vouchers", "/api/sales")
      .willRespondWith(401)
      .executeTest(gives((url) => Effect.flip(askedAt(url, ({ purchases }) => purchases)), new SessionLost())))
})
