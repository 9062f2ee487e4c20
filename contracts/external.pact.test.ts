import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { ExternalQuoteApi, ExternalQuoteInvalid } from "../src/core/external/externalQuote"
import { anExternalQuote } from "./fixtures/external"
import { wireExternalQuote } from "./fixtures/wireExternalQuote"
import { anyOf, calling, gives, inState } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { regex } = Matchers

const foundAt = (url: string, id: string) =>
  asked(
    Effect.flatMap(ExternalQuoteApi, (api) => api.find(id)),
    { origin: url }
  )

const following = (given: ReturnType<typeof inState>, description: string, id: string) =>
  calling(given, description, "/public_api/sales/external/getquote", { query: { id } })

const kept = { id: "vigente", until: "" } as const
/** No past day runs out, so this one is exact. */
const expired = { id: "vencida", until: "2025-01-31" } as const
const arranged = (quote: typeof kept | typeof expired) => inState("public-api", states.arranged, quote)

const day = "\\d{4}-\\d{2}-\\d{2}"
const time = "T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?"

type Wire = ReturnType<typeof wireExternalQuote>

/** What a quote needs, wherever it stands in a text. The portal asks the buyer for the rest. */
const written = [
  '"productId":\\s*([1-9]\\d*|"[^"]+")',
  '"quote":\\s*\\{',
  '"TripInitialDate":\\s*"\\d{4}-\\d{2}-\\d{2}"',
  '"TripEndDate":\\s*"\\d{4}-\\d{2}-\\d{2}"',
  '"Age":\\s*\\[\\s*\\d+',
  '"DestinationCountryIsoCode":\\s*"[A-Z]{3}"'
]

/** A form alone would also match an object, as Pact reads its JSON; the type rules it out. */
const textLike = (wire: Wire) => ({
  "pact:matcher:type": [
    { "pact:matcher:type": "type" },
    ...written.map((key) => ({ "pact:matcher:type": "regex", regex: `^\\{[\\s\\S]*${key}[\\s\\S]*\\}$` }))
  ],
  value: JSON.stringify(wire)
})

const wire = wireExternalQuote(anExternalQuote)
/** The end of a day in any time zone. */
const untilNight = regex(`^${day}${time}$`, `${anExternalQuote.expires}T23:59:59`)

describe("a partner's quote", () => {
  test("is valid until a day", () =>
    following(arranged(kept), "a customer who follows the link of a partner", kept.id)
      .willRespondWith(200, (response) =>
        response.jsonBody({ data: { jsonObj: textLike(wire), expiresDateTime: untilNight } })
      )
      .executeTest(gives((url) => foundAt(url, kept.id), anExternalQuote)))

  test("has expired at an instant, and still comes", () => {
    const instant = regex(`^${expired.until}${time}(Z|[+-]\\d{2}:\\d{2})$`, `${expired.until}T12:00:00.000Z`)
    return following(arranged(expired), "a customer who follows the link of a partner too late", expired.id)
      .willRespondWith(200, (response) =>
        response.jsonBody({ data: { jsonObj: textLike(wire), expiresDateTime: instant } })
      )
      .executeTest(
        gives((url) => foundAt(url, expired.id), {
          ...anExternalQuote,
          expires: expired.until
        })
      )
  })
})

describe("no partner's quote", () => {
  const invalid = new ExternalQuoteInvalid({ cause: "Status" })

  test("under an unknown id", () =>
    following(arranged(kept), "a customer whose link names no quote", "nadie")
      .willRespondWith(...anyOf(404, "clientError"))
      .executeTest(gives((url) => Effect.flip(foundAt(url, "nadie")), invalid)))
})
