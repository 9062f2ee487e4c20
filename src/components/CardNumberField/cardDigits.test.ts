import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { groupDigits, regroup, stripDigits } from "./cardDigits"

const digits = fc.array(fc.nat(9), { maxLength: 19 }).map((all) => all.join(""))

// PY-16
describe("a card's number", () => {
  test.each([
    ["", ""],
    ["4", "4"],
    ["4509", "4509"],
    ["45095", "4509 5"],
    ["4509530012841142", "4509 5300 1284 1142"],
    ["4509530012841142123", "4509 5300 1284 1142 123"],
    ["34", "34"],
    ["371449635398431", "3714 496353 98431"],
    ["37144963539", "3714 496353 9"],
    ["361449635398431", "3614 4963 5398 431"]
  ])("%j is shown as %j", (number, shown) => expect(groupDigits(number)).toBe(shown))

  test("grouping and stripping are inverse", () => {
    fc.assert(fc.property(digits, fc.boolean(), (all, amex) => stripDigits(groupDigits(all, amex)) === all))
    fc.assert(fc.property(digits, (all) => groupDigits(stripDigits(groupDigits(all))) === groupDigits(all)))
  })
})

/** `|` marks the caret. */
const edit = (before: string, after: string, forward = false) => {
  const { text, caret } = regroup({ before, after: after.replace("|", ""), caret: after.indexOf("|"), forward })
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe("editing a card number", () => {
  test.each([
    ["a digit at the end", "4509", "45095|", "4509 5|"],
    ["a digit in the middle", "4509 5300", "45|09 5300", "45|09 5300"],
    ["a digit that moves the groups", "4509 5300", "451|09 5300", "451|0 9530 0"],
    ["a digit before a separator", "4509 5300", "45091| 5300", "4509 1|530 0"],
    ["a number in wide digits", "", "４５０９　５３００|", "4509 5300|"],
    ["a wide digit in the middle", "4509 5300", "45１|09 5300", "451|0 9530 0"],
    ["a letter", "4509 5300", "45x|09 5300", "45|09 5300"],
    ["a pasted number", "", "4509-5300.1284 1142|", "4509 5300 1284 1142|"],
    ["a number pasted with its expiry and code", "", "4509 5300 1284 1142 12/29 123|", "4509 5300 1284 1142|"],
    ["an Amex pasted so", "", "371449635398431 1 / 2029|", "3714 496353 98431|"],
    ["a slash", "4509 5300 1284 1142", "4509 5300 1284 1142/|", "4509 5300 1284 1142|"],
    ["a slash between few digits", "4509 53", "45/|09 53", "45|09 53"],
    ["a number that becomes an Amex", "3", "37|", "37|"],
    ["a digit of an Amex", "3714 496353", "3714 4963539|", "3714 496353 9|"],
    ["more digits than a card has", "4509 5300 1284 1142 123", "4509 5300 1284 1142 1234|", "4509 5300 1284 1142 123|"],
    ["the same number pasted over itself", "4509 5300 1284 1142", "4509530012841142|", "4509 5300 1284 1142|"],
    ["the same, with one separator", "4509 5300", "45095300|", "4509 5300|"],
    ["a deleted digit", "4509 5300", "4509 |300", "4509| 300"]
  ])("%s", (_what, before, after, shown) => expect(edit(before, after)).toBe(shown))

  test("deleting a separator deletes the digit before it, or after it with Delete", () => {
    expect(edit("4509 5300", "4509|5300")).toBe("450|5 300")
    expect(edit("4509 5300", "4509|5300", true)).toBe("4509| 300")
  })
})
