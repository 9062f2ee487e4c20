import { describe, expect, test } from "vitest"
import { readQuoteId } from "./externalQuote"

describe("the quote in an address", () => {
  test.each([
    [null, { is: "missing" }],
    ["", { is: "missing" }],
    [" \t", { is: "missing" }],
    ["error", { is: "invalid" }],
    ["x".repeat(2001), { is: "invalid" }],
    ["x".repeat(2000), { is: "id", id: "x".repeat(2000) }],
    ["Error", { is: "id", id: "Error" }],
    ["../a b", { is: "id", id: "../a b" }]
  ])("%j", (p, read) => {
    expect(readQuoteId(p)).toEqual(read)
  })
})
