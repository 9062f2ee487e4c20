import { expect, test, vi } from "vitest"
import { consentMemory } from "../../../contracts/fixtures/memory/ports"
import type { Consent } from "../../core/consent/consent"
import { makeConsenting } from "./consenting"

const all = { measurement: true, recording: true }

test("the portal's own preference centre opens with the current choice; closing keeps it, a new one is stored", async () => {
  const kept = consentMemory({ measurement: true, recording: false })
  const consenting = makeConsenting({ loadConsent: async () => kept })
  await consenting.openPreferences()
  expect(consenting.open.value?.state).toEqual({ measurement: true, recording: false })
  consenting.close()
  expect([consenting.open.value, kept.state()]).toEqual([undefined, { measurement: true, recording: false }])
  await consenting.openPreferences()
  consenting.open.value?.choose(all, "af99a1a1")
  expect(consenting.open.value).toBeUndefined()
  expect(kept.state()).toEqual(all)
})

test("where OneTrust manages consent, its preference centre opens instead", async () => {
  const open = vi.fn()
  const theirs: Consent = { ...consentMemory(), preferences: { are: "theirs", open } }
  const consenting = makeConsenting({ loadConsent: async () => theirs })
  await consenting.openPreferences()
  expect(open).toHaveBeenCalledTimes(1)
  expect(consenting.open.value).toBeUndefined()
})

test("without a consent manager nothing opens and nothing breaks", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")))
  const consenting = makeConsenting({ loadConsent: () => Promise.reject(new Error("the chunk is gone")) })
  await consenting.openPreferences()
  await consenting.ask()
  expect([consenting.open.value, consenting.lost.value]).toEqual([undefined, true])
})

test("a lost preference centre comes in a new document (ER-05)", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  vi.stubGlobal("fetch", async () => new Response())
  const consenting = makeConsenting({ loadConsent: () => Promise.reject(new Error("the chunk is gone")) })
  await consenting.openPreferences()
  expect(reload).toHaveBeenCalledTimes(1)
})
