import { Effect, Exit, Fiber, Layer } from "effect"
import { expect, test } from "vitest"
import { aProfile, aProfileDraft } from "../../../contracts/fixtures/account"
import { AccountApiMemory, type AccountApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { type KeptPurchase, storageMemory } from "../../../contracts/fixtures/memory/storage"
import { findProfile, ProfileNotSaved, SessionLost, saveProfile } from "./AccountApi"

const atTheForm = (options: AccountApiMemoryOptions = {}) => {
  const kept: KeptPurchase = { profile: { email: aProfile.email, draft: aProfileDraft } }
  const typed = kept.profile
  const world = Layer.merge(AccountApiMemory(options), storageMemory({}, kept))
  return { kept, typed, options, saving: saveProfile(aProfile).pipe(Effect.provide(world)) }
}

test("a successful save updates the profile and clears the draft", async () => {
  const { kept, options, saving } = atTheForm()
  await Effect.runPromise(saving)
  expect(options.profile).toEqual(aProfile)
  expect(kept.profile).toBeUndefined()
})

test.each([
  ["the session is over", { over: true }, new SessionLost()],
  ["the provider does not accept the data", { down: true }, new ProfileNotSaved()]
])("if %s, the save fails and the draft stays", async (_, options, failure) => {
  const { kept, saving, typed } = atTheForm(options)
  expect(await Effect.runPromise(Effect.flip(saving))).toEqual(failure)
  expect(kept.profile).toEqual(typed)
})

test("a visitor who leaves before the answer finds the draft again", async () => {
  const { kept, saving, typed } = atTheForm({ delay: "forever" })
  const fiber = Effect.runFork(saving)
  await Effect.runPromise(Fiber.interrupt(fiber))
  expect(Exit.isFailure(await Effect.runPromise(Fiber.await(fiber)))).toBe(true)
  expect(kept.profile).toEqual(typed)
})

// RG-02
test.each<[string, AccountApiMemoryOptions, KeptPurchase["profile"], object]>([
  ["a registered visitor", { profile: aProfile }, undefined, { profile: aProfile }],
  ["a visitor who left a form", {}, { email: aProfile.email, draft: aProfileDraft }, { kept: aProfileDraft }],
  ["a machine where another left a form", {}, { email: "bruno@example.com", draft: aProfileDraft }, {}],
  ["a provider that does not tell", { unknown: true }, undefined, { unknown: "ProfileUnknown" }],
  ["a session that is over", { over: "already" }, undefined, { unknown: "SessionLost" }]
])("the form of %s begins with what is known", async (_, options, profile, known) => {
  const world = Layer.merge(AccountApiMemory(options), storageMemory({}, { profile }))
  const found = await Effect.runPromise(Effect.provide(findProfile(aProfile.email), world))
  expect(found).toEqual({ email: aProfile.email, profile: undefined, kept: undefined, ...known })
})
