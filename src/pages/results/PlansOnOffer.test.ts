import { expect, test } from "vitest"
import { results } from "../../copy/results"
import { QuoteDeclined, QuoteRefused, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { NotQuotable } from "../../core/quote/requestQuotes"
import { presentFailure } from "./PlansOnOffer"

const { declined, failed } = results
const general = { title: failed.title, text: failed.text }

test.each([
  ["no answer", new QuoteUnavailable({ cause: "Timeout" }), general],
  ["the core could not be loaded", { _tag: "Broken" } as const, general],
  ["an error field", new QuoteDeclined({ message: "Sin tarifa." }), { title: declined, text: "Sin tarifa." }],
  [
    "a refusal with its reason",
    new QuoteRefused({ status: 400, message: "Edad." }),
    { title: declined, text: "Edad." }
  ],
  ["a refusal without one", new QuoteRefused({ status: 400 }), general],
  ["a trip that may not be quoted", new NotQuotable({ why: "tooLong" }), undefined]
])("%s", (_name, error, words) => expect(presentFailure(error, results)).toEqual(words))
