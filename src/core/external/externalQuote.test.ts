import { expect, test } from "vitest"
import { readQuoteId } from "./externalQuote"

test.each(["x".repeat(2000), "Error", "../a b"])("%j is an id, which goes to the provider as it is", (p) =>
  expect(readQuoteId(p)).toEqual({ is: "id", id: p })
)
