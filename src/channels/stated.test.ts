import { describe, expect, test } from "vitest"
import { brands } from "../../contracts/fixtures/brands"
import { aChannel } from "../../contracts/fixtures/channel"
import { textsOf } from "../../tests/texts/textsOf"
import { checkout } from "../copy/checkout"
import { contact } from "../copy/contact"
import { faqs, groupsOf } from "../copy/faqs"
import { fieldProblems } from "../copy/fields"
import { firstViewWords } from "../copy/firstView"
import { overlay } from "../copy/overlay"
import { passengers } from "../copy/passengers"
import { profile } from "../copy/profile"
import { quoteProblems } from "../copy/quote"
import { withdrawal } from "../copy/withdrawal"
import { priceLasts } from "../core/cart/confirmPrice"
import { nameProblem } from "../core/person/name"
import { voucherProblem } from "../core/service/cancellation"
import { longestText } from "../core/service/contact"
import { agesProblem } from "../core/trip/search"
import { factsOf } from "./providerPages"

/* A number and the sentences that state it are one. */
const daysIn = (text: string | undefined) => (text?.match(/\d+(?= días)/g) ?? []).map(Number)

// QR-12
describe("the latest start", () => {
  test.each(brands)("of $id stands in the hint, the modal and the questions", ({ channel, own, words }) => {
    const { dates, restriction } = words.quote
    const questions = groupsOf(overlay(faqs, own.faqs ?? {})).flatMap((group) => group.questions)
    const answer = questions.find(({ id }) => id === "anticipacion")?.answer.join()
    const sentences = [dates.hint, restriction.startsTooLate("0800"), restriction.startsTooLateHint, answer]
    expect(sentences.map(daysIn)).toEqual(sentences.map(() => [channel.trip.maxDaysToStart]))
  })

  test("is said of any channel", () => {
    const later = { ...aChannel, trip: { ...aChannel.trip, maxDaysToStart: 7 } }
    const { dates, restriction } = firstViewWords(later).quote
    for (const said of [dates.hint, restriction.startsTooLate(""), restriction.startsTooLateHint])
      expect(daysIn(said)).toEqual([7])
    expect(factsOf(later).maxDaysToStart).toBe(7)
  })
})

// HO-04, QR-11
describe("producers", () => {
  const naming = (words: object) => textsOf(words).flatMap(({ path, text }) => (/productor/i.test(text) ? [path] : []))

  test("are spoken of by the words of a channel that has them", () => {
    const { home, quote } = firstViewWords({ ...aChannel, producer: { soldByDefault: true } })
    expect(home.band).toMatchObject({ title: "TU PRODUCTOR", action: "Contactanos" })
    expect(quote.restriction.advisers).toBe(" o tu productor asesor de seguros")
  })

  test("are not, if a channel has none", () => expect(naming(firstViewWords(aChannel))).toEqual([]))

  test.each(brands.filter(({ channel }) => !channel.producer))(
    "$id has none, and names them only where the specification does",
    ({ words }) => expect(naming(words).filter((path) => path !== "quote.restriction.advisers")).toEqual([])
  )
})

/** The largest number that a rule lets pass. */
const most = (passes: (count: number) => boolean) => {
  let count = 3
  while (passes(count + 1)) count += 1
  return count
}

const grouped = new Intl.NumberFormat("es-AR", { useGrouping: "always" })

const names = most((count) => nameProblem("a".repeat(count)) === undefined)

test.each([
  ["passengers", most((count) => agesProblem(Array(count).fill("30")) === undefined), quoteProblems.ages.tooMany],
  ["minutes of a price", priceLasts / 60_000, checkout.price.unconfirmed.text],
  ["characters of a reason", longestText, contact.problems.reason.tooLong],
  ["characters of a message", longestText, withdrawal.problems.message.tooLong],
  [
    "digits of a voucher",
    most((count) => voucherProblem("9".repeat(count)) !== "tooLong"),
    withdrawal.problems.voucher.tooLong
  ],
  ["letters of a name", names, fieldProblems.name.invalid],
  ["letters of a surname", names, passengers.problems.surname.invalid],
  ["letters of an account's surname", names, profile.problems.surname.invalid]
])("the most %s, %i, is what its message says", (_, limit, said) => {
  expect(said.match(/\d[\d.]*/g)).toEqual([grouped.format(limit)])
})
