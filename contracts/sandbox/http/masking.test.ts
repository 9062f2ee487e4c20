import { describe, expect, test } from "vitest"
import { mask, maskText } from "./masking"

const card = "4242424242424242"

describe("four digits of a card remain, in any notation", () => {
  test.each([card, "4242 4242 4242 4242", "4242.4242.4242.4242", "3782 822463 10005", "4222222222222"])(
    "%s",
    (number) => {
      const end = number.slice(-4)
      expect(maskText(`Pagué con ${number}.`)).toBe(`Pagué con **** ${end}.`)
      expect(mask({ CreditCardNumber: number })).toEqual({ CreditCardNumber: `**** ${end}` })
    }
  )

  test.each([4242424242424242, ["4242", "4242", "4242", "4242"], { number: card }, "4242/4242/4242/4242", "42", null])(
    "CreditCardNumber %j",
    (value) => {
      expect(JSON.stringify(mask({ creditcardnumber: value }))).toMatch(/^\{"creditcardnumber":"(\*{4} 4242|\*{3})"\}$/)
    }
  )

  test("documents, telephones, days and vouchers stay readable", () => {
    const kept = {
      DNI: 28456712,
      Phone: "1144445555",
      day: "2026-03-01",
      reserveId: "48201939",
      Message: "DNI 28.456.712"
    }
    expect(mask(kept)).toEqual(kept)
  })
})
