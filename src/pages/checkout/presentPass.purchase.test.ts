import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { firstViewWords } from "../../copy/firstView"
import { success } from "../../copy/success"
import { type PurchaseWords, presentBefore } from "./presentPass"

const channel = { ...aChannel, phones: ["0800 555 0141", "+54 11 5555 0142"], hours: "Lunes a viernes de 9:00 a 18:00" }
const shown: PurchaseWords = { channel, copy: firstViewWords(channel), words: success, lines: [], inApp: false }
const callOf = (words: PurchaseWords) => presentBefore(words).steps[0]?.text

test("a phone never breaks inside its number, and appears with its own hours", () => {
  expect(callOf(shown)).toBe(
    "0800\u00a0555\u00a00141 / +54\u00a011\u00a05555\u00a00142 · Lunes a viernes de 9:00 a 18:00. Fuera de ese horario, el número que está en tu voucher."
  )
})

test("an assistance line answers at every hour", () => {
  const line = {
    kind: "phone",
    label: "Desde el exterior",
    value: "+54 11 5555 0151",
    href: "tel:+541155550151"
  } as const
  expect(callOf({ ...shown, lines: [line] })).toBe("+54\u00a011\u00a05555\u00a00151, a toda hora.")
})
