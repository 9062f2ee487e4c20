import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { brandEntries } from "../../src/channels"
import { consent } from "../../src/copy/cookies"
import { overlay } from "../../src/copy/overlay"
import { consentText, consentTexts } from "../../stories/operating/evidence/consentTexts"
import { stateOf } from "../../stories/operating/evidence/duty"
import { countries } from "../../stories/operating/evidence/law"
import { dueDuties } from "../run/dueDuties"

// OU-22
test.each([
  ["2026-12-31", "later"],
  ["2026-12-30", "soon"],
  ["2026-12-01", "soon"],
  ["2026-11-30", "in force"],
  [undefined, "in force"]
] as const)("on 30 November 2026 a duty from %s is %s", (from, state) =>
  expect(stateOf(from === undefined ? {} : { from }, "2026-11-30")).toBe(state)
)

test("every duty has its source and place, and a real day", () => {
  for (const { duties } of countries) {
    expect(duties.length).toBeGreaterThan(4)
    for (const duty of duties) {
      expect([duty.source, duty.place].every((text) => text.length > 3)).toBe(true)
      if (duty.from !== undefined) expect(new Date(duty.from).toISOString().slice(0, 10)).toBe(duty.from)
    }
  }
})

test("the run tells each duty within 30 days, and none before or after", () => {
  expect(dueDuties("2026-10-31")).toEqual([])
  expect(dueDuties("2026-11-24").length).toBeGreaterThan(4)
  expect(dueDuties("2026-12-01")).toEqual([])
})

test("every country where a channel sells has its duties", async () => {
  const brands = await Promise.all(brandEntries.map(({ load }) => load()))
  const origins = new Set(brands.map(({ brand }) => brand.channel.origin))
  expect([...origins].toSorted()).toEqual(countries.map(({ title }) => title).toSorted())
})

// OU-25
test("every text of consent is published with its digest, also a channel's own", async () => {
  const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16)
  expect(consentTexts.map(({ text }) => digestOf(text))).toEqual(consentTexts.map(({ digest }) => digest))
  for (const { since } of consentTexts) expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
  const pages = await Promise.all(brandEntries.map(async ({ load }) => (await load()).brand.pages()))
  for (const own of pages) {
    const words = overlay(consent, own.consent ?? {})
    expect(words.digest).toBe(digestOf(consentText(words)))
    expect(consentTexts.map(({ text }) => text)).toContain(consentText(words))
  }
})
