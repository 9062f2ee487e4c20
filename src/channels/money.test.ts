import { describe, expect, test } from "vitest"
import { brands } from "../../contracts/fixtures/brands"
import { moneySentences, type RecordState, records } from "../../stories/texts/moneySentences"
import { textsOf } from "../../tests/texts/textsOf"
import { checkout } from "../copy/checkout"
import { cookies } from "../copy/cookies"
import { external } from "../copy/external"
import { notices } from "../copy/notices"
import { overlay } from "../copy/overlay"
import { passengers } from "../copy/passengers"
import { payment } from "../copy/payment"
import { purchases } from "../copy/purchases"
import { results } from "../copy/results"
import { resume } from "../copy/resume"
import { success } from "../copy/success"

const common = { checkout, cookies, external, notices, passengers, payment, purchases, results, resume, success }
const told = brands.map(({ id, own }) => ({ id, words: overlay(common, own) }))

const claimsNothing = /no se (te )?cobró/i
const admitsDoubt = /No sabemos si|puede haberse cobrado|No vuelvas a pagar/

// TR-13
describe.each(told)("what $id says about money", ({ words }) => {
  test.each<RecordState>(["open", "spent"])("never claims that nothing was charged with a record: %s", (state) => {
    for (const [where, text] of moneySentences(words, state))
      if (text !== undefined && claimsNothing.test(text))
        expect([where, text]).toEqual([where, expect.stringMatching(admitsDoubt)])
  })

  test("raises no doubt without a record", () => {
    for (const [where, text = ""] of moneySentences(words, "none"))
      expect([where, admitsDoubt.test(text)]).toEqual([where, false])
  })

  test("has each sentence that claims it in the table, with another one for a record", () => {
    const said = moneySentences(words, "none").map(([, text = ""]) => text)
    const { fields: _, ...rest } = words.payment
    const claims = textsOf({ ...words, payment: rest }).filter(({ text }) => claimsNothing.test(text))
    expect(claims.length).toBeGreaterThan(8)
    for (const { path, text } of claims) {
      if (admitsDoubt.test(text)) continue
      expect([path, said.some((one) => one.includes(text))]).toEqual([path, true])
    }
  })
})

test("the table says more with a record than without", () => {
  expect(Object.keys(records)).toEqual(["none", "open", "spent"])
  const changed = (words: typeof common) =>
    moneySentences(words, "none").filter(([, text], at) => text !== moneySentences(words, "open")[at]?.[1])
  for (const { words } of told) expect(changed(words).length).toBeGreaterThan(10)
})
