import { expect, test } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { profileForm } from "../../core/account/profile"

const key = "datosPersonales"
const [ana, bruno] = ["ana@example.com", "bruno@example.com"]

const aBrowser = () => {
  const texts = new Map<string, string>()
  const { profile, run } = buyersPageOver(() => aLocalStorage(texts))
  return { texts, run, ...profile, load: (email: string) => run(profile.load(email)) }
}

test("the typed profile is hidden from other visitors, and waits for its own", () => {
  const { load, run, save } = aBrowser()
  run(save({ email: ana, draft: aProfileDraft }))
  expect([load(bruno), load(""), load(ana)]).toEqual([undefined, undefined, aProfileDraft])
})

test("another visitor's draft replaces it, and a saved profile erases it", () => {
  const { clear, load, run, save, texts } = aBrowser()
  run(save({ email: ana, draft: aProfileDraft }))
  run(save({ email: bruno, draft: profileForm.empty }))
  expect([load(ana), load(bruno)]).toEqual([undefined, profileForm.empty])
  run(clear)
  expect(texts.has(key)).toBe(false)
})

test("one with a field that is no text is discarded silently (ST-03)", () => {
  const { load, texts } = aBrowser()
  const data = { email: ana, draft: { ...aProfileDraft, name: 7 } }
  texts.set(key, JSON.stringify({ v: 1, savedAt: Date.now(), data }))
  expect([load(ana), texts.has(key)]).toEqual([undefined, false])
})
