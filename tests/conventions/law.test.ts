import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { brandEntries } from "../../src/channels"
import { consent } from "../../src/copy/cookies"
import { overlay } from "../../src/copy/overlay"
import { consentText, consentTexts } from "../../stories/operating/consentTexts"
import { rowsIn } from "./markdown"

const duties = rowsIn("stories/operating/evidence/law.md")

test("every country where a channel sells has its duties (TR-29)", async () => {
  const brands = await Promise.all(brandEntries.map(({ load }) => load()))
  const origins = new Set(brands.map(({ brand }) => brand.channel.origin))
  expect([...origins].toSorted()).toEqual([...new Set(duties.map(({ section }) => section))].toSorted())
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
