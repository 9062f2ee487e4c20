import { expect, test } from "vitest"
import { brands } from "../../../contracts/fixtures/brands"
import { aCardOfTrip } from "../../../contracts/fixtures/receipt"
import { assistance } from "../../copy/assistance"
import { offline } from "../../copy/offline"
import { voiceOf } from "../../copy/overlay"
import { success } from "../../copy/success"
import { presentKeptPass } from "./presentOffline"

const phonesOf = ({ channel, own, words }: (typeof brands)[number]) => {
  const say = voiceOf(own)
  const shown = {
    channel,
    copy: words,
    offline: say(offline),
    success: say(success),
    assistance: say(assistance)
  }
  return presentKeptPass({ trip: aCardOfTrip, savedOn: undefined }, shown).phones
}

test.each(brands)(
  "$id: a kept card says when its numbers answer, unless they do at any hour (OU-offline-card)",
  (brand) => {
    const { hours } = brand.channel
    const closes = hours !== undefined && voiceOf(brand.own)(assistance).contacts.lines.length === 0
    const note = closes ? `${hours}. Fuera de ese horario, el número que está en tu voucher.` : undefined
    expect(phonesOf(brand).note).toBe(note)
  }
)

test.each(brands)("$id: its numbers are called, and each says from where (OU-offline-card)", (brand) => {
  const { lines } = phonesOf(brand)
  expect(lines.map(({ href }) => href)).toEqual(lines.map(() => expect.stringMatching(/^tel:/)))
  expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length)
  const isAbroad = lines.map(({ value }) => value.startsWith("+"))
  expect(isAbroad).toEqual(isAbroad.toSorted((a, b) => Number(b) - Number(a)))
})
