import { expect, test } from "vitest"
import { aChannel } from "../../contracts/fixtures/channel"
import { es } from "../copy/es"
import { success } from "../copy/success"
import { presentBefore } from "./presentPurchase"

test("a phone of assistance never breaks inside its number", () => {
  const channel = { ...aChannel, phones: ["0800 555 0141", "+54 11 5555 0142"] }
  const [call] = presentBefore({ channel, copy: es, words: success, lines: [] }).steps
  expect(call?.text).toBe("0800\u00a0555\u00a00141 / +54\u00a011\u00a05555\u00a00142, a toda hora.")
})
