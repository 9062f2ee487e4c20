import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { buyersPageOver } from "../../../contracts/fixtures/purchase"
import { type ProfileDraft, profileForm } from "../../core/account/profile"
import { forgetPersonal } from "./visitor"

const key = "datosPersonales"
const day = 24 * 60 * 60 * 1000
const [ana, bruno] = ["ana@example.com", "bruno@example.com"]

const aBrowser = () => {
  const texts = new Map<string, string>()
  const storage = aLocalStorage(texts)
  const page = () => {
    const { profile, run } = buyersPageOver(() => storage)
    return {
      load: (email: string) => run(profile.load(email)),
      save: (email: string, draft: ProfileDraft) => run(profile.save({ email, draft })),
      clear: () => run(profile.clear)
    }
  }
  return { texts, storage, page, ...page(), stored: () => JSON.parse(texts.get(key) ?? "null") }
}

describe("the typed profile", () => {
  test("is found in another document by its own visitor", () => {
    const { page, save, stored } = aBrowser()
    save(ana, aProfileDraft)
    expect(page().load(ana)).toEqual(aProfileDraft)
    expect(stored()).toEqual({ v: 1, savedAt: expect.any(Number), data: { email: ana, draft: aProfileDraft } })
  })

  test("is hidden from other visitors, and waits for its own", () => {
    const { load, save } = aBrowser()
    save(ana, aProfileDraft)
    expect(load(bruno)).toBeUndefined()
    expect(load("")).toBeUndefined()
    expect(load(ana)).toEqual(aProfileDraft)
  })

  test("is replaced by another visitor's draft", () => {
    const { load, save } = aBrowser()
    save(ana, aProfileDraft)
    save(bruno, profileForm.empty)
    expect([load(ana), load(bruno)]).toEqual([undefined, profileForm.empty])
  })

  test("is gone after a save and after a logout", () => {
    const { clear, load, save, storage, texts } = aBrowser()
    save(ana, aProfileDraft)
    clear()
    expect(load(ana)).toBeUndefined()
    expect(texts.has(key)).toBe(false)
    save(ana, aProfileDraft)
    forgetPersonal(() => storage)
    expect(load(ana)).toBeUndefined()
  })

  test("of any content is read as it was typed", () => {
    const { load, save } = aBrowser()
    const fields = Object.keys(profileForm.empty).map((field) => [field, fc.string({ unit: "binary", maxLength: 12 })])
    const drafts = fc.record<ProfileDraft>(Object.fromEntries(fields))
    fc.assert(
      fc.property(drafts, fc.string(), (draft, email) => {
        save(email, draft)
        expect(load(email)).toEqual(draft)
      }),
      { numRuns: 30 }
    )
  })
})

describe("a stored profile is discarded silently if", () => {
  test.each<readonly [string, (stored: { savedAt: number; data: { draft: object } }) => unknown]>([
    ["it is older than a day", (stored) => ({ ...stored, savedAt: stored.savedAt - day - 1000 })],
    ["it has no e-mail", (stored) => ({ ...stored, data: { draft: stored.data.draft } })],
    ["a field is missing", (stored) => ({ ...stored, data: { email: ana, draft: { name: "Ana" } } })],
    [
      "a field is not a text",
      (stored) => ({ ...stored, data: { email: ana, draft: { ...stored.data.draft, name: 7 } } })
    ]
  ])("%s", (_, change) => {
    const { load, save, stored, texts } = aBrowser()
    save(ana, aProfileDraft)
    texts.set(key, JSON.stringify(change(stored())))
    expect(load(ana)).toBeUndefined()
    expect(texts.has(key)).toBe(false)
  })

  test("any other text is in its place, and reading never throws", () => {
    const { load, texts } = aBrowser()
    const sealed = (data: unknown) => JSON.stringify({ v: 1, savedAt: Date.now(), data })
    const drafts = fc.jsonValue().map((draft) => sealed({ email: ana, draft }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(sealed), drafts), (text) => {
        texts.set(key, text)
        expect(load(ana)).toBeUndefined()
      })
    )
  })

  test("but not if it is exactly a day old", () => {
    const { load, save, stored, texts } = aBrowser()
    save(ana, aProfileDraft)
    texts.set(key, JSON.stringify({ ...stored(), savedAt: stored().savedAt - day + 60_000 }))
    expect(load(ana)).toEqual(aProfileDraft)
  })
})
