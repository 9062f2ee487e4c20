import { describe, expect, test, vi } from "vitest"
import { aProfile, aProfileDraft } from "../../../contracts/fixtures/account"
import { aJourney } from "../../../contracts/fixtures/journey"
import type { AccountApiMemoryOptions, LookupsApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import type { KeptPurchase } from "../../../contracts/fixtures/memory/storage"
import type { ProfileFound } from "../../core/account/AccountApi"
import { profileForm } from "../../core/account/profile"
import { makeProfileForm } from "./profileForm"

const email = "ana@example.com"

interface Given extends Partial<ProfileFound> {
  readonly account?: AccountApiMemoryOptions
  readonly lookups?: LookupsApiMemoryOptions
  readonly online?: false
}

/**
 * The form on its page, once its list is here; the browser's storage, and the path the page led to.
 */
const aForm = async ({ account = {}, lookups = {}, online, ...found }: Given = {}) => {
  const purchase: KeptPurchase = {}
  const leave = vi.fn()
  const visit = { session: { email, verified: true } }
  const { journey } = aJourney({
    account,
    lookups,
    ...(online === false && { online }),
    kept: purchase,
    visit,
    world: { openDocument: leave }
  })
  await journey.visit.askSession()
  const form = makeProfileForm(journey, { email, profile: undefined, kept: undefined, ...found })
  const stop = form.begin()
  await vi.waitFor(() => expect(form.types.offered.value.state.is).not.toBe("loading"))
  const done = vi.fn()
  const save = async () => {
    form.submit(done)
    await vi.waitFor(() => expect(form.state.value.is).not.toBe("loading"))
  }
  return { account, done, form, journey, leave, purchase, save, stop, visit }
}

describe("the form is filled with", () => {
  test("the usual document type alone for an unregistered visitor, and stores nothing", async () => {
    const { form, purchase, stop } = await aForm()
    expect(form.typed.value).toEqual({ ...profileForm.empty, documentType: "1" })
    expect(form.restored.value).toBe(false)
    stop()
    expect(purchase.profile).toBeUndefined()
  })

  test("the saved data of a registered visitor, with a document type found by its name too", async () => {
    const { form } = await aForm({ profile: { ...aProfile, documentType: "dni" } })
    expect(form.typed.value).toMatchObject({ name: "Ana", birth: "14/05/1981", documentType: "1", city: "Olivos" })
  })

  test("the saved data, also where the visitor left it empty", async () => {
    const { form } = await aForm({ profile: aProfile, kept: profileForm.empty })
    expect([form.typed.value.name, form.restored.value]).toEqual(["Ana", false])
  })

  test("the same data where the list of types does not load", async () => {
    const { form } = await aForm({ profile: aProfile, lookups: { lost: true } })
    expect(form.typed.value.documentType).toBe("1")
  })
})

describe("saving", () => {
  test("happens once for many presses, is announced, and leaves nothing in storage", async () => {
    const { account, done, form, purchase, save, stop } = await aForm({ profile: { ...aProfile, country: "CHL" } })
    form.type({ ...aProfileDraft, city: " Vicente  López " })
    form.submit(done)
    await save()
    expect(account.profile).toEqual({ ...aProfile, country: "CHL", city: "Vicente López" })
    expect([done.mock.calls.length, form.notice.value, form.failure.value]).toEqual([1, "saved", undefined])
    stop()
    expect(purchase.profile).toBeUndefined()
  })

  test.each([
    [{}, "notSaved"],
    [{ online: false as const }, "offline"]
  ])("that fails (connection: %j) loses nothing, says so in two places, then works", async (connection, failure) => {
    const { account, done, form, save } = await aForm({ account: { down: true }, ...connection })
    form.type(aProfileDraft)
    await save()
    expect([form.notice.value, form.failure.value]).toEqual(["failed", failure])
    form.dismiss()
    expect([form.notice.value, form.failure.value]).toEqual([undefined, failure])
    expect(form.typed.value).toEqual(aProfileDraft)
    account.down = false
    await save()
    expect([done.mock.calls.length, form.failure.value]).toEqual([1, undefined])
  })

  test("does not lead anywhere after its page is left", async () => {
    const { account, done, form, stop } = await aForm()
    form.type(aProfileDraft)
    form.submit(done)
    stop()
    await vi.waitFor(() => expect(account.profile?.name).toBe("Ana"))
    expect(done).not.toHaveBeenCalled()
  })
})

describe("the session of another person by now", () => {
  test("receives nothing of the form: the page says so, and leads to the login", async () => {
    const { account, done, form, leave, purchase, save, visit } = await aForm()
    form.type(aProfileDraft)
    visit.session = { email: "bruno@example.com", verified: true }
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    form.submit(done)
    await vi.waitUntil(() => form.state.value.is !== "loading")
    expect([account.profile, form.failure.value, form.notice.value]).toEqual([undefined, "otherSession", undefined])
    expect([done.mock.calls.length, purchase.profile]).toEqual([0, undefined])
    await vi.advanceTimersByTimeAsync(2500)
    expect(leave).toHaveBeenCalledExactlyOnceWith("/login")
    visit.session = { email, verified: true }
    await save()
    expect(account.profile?.name).toBe("Ana")
  })

  test("is not assumed when the provider does not answer", async () => {
    const { account, form, save, visit } = await aForm()
    form.type(aProfileDraft)
    Object.assign(visit, { session: undefined })
    await save()
    expect([account.profile?.name, form.failure.value]).toEqual(["Ana", undefined])
  })
})

describe("a session that is over", () => {
  test("stores what was typed, says so and leads to the login", async () => {
    const { form, leave, purchase, save } = await aForm({ account: { over: true } })
    form.type(aProfileDraft)
    vi.useFakeTimers()
    await save()
    expect([form.failure.value, form.notice.value]).toEqual(["sessionLost", undefined])
    await vi.advanceTimersByTimeAsync(0)
    expect(purchase.profile).toEqual({ email, draft: aProfileDraft })
    expect(leave).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2500)
    expect(leave).toHaveBeenCalledExactlyOnceWith("/login")
  })

  test("leads nowhere from a page that was left meanwhile", async () => {
    const { form, journey, leave, purchase, save, stop } = await aForm({ account: { over: true } })
    form.type(aProfileDraft)
    vi.useFakeTimers()
    await save()
    await vi.advanceTimersByTimeAsync(0)
    expect(journey.visit.session.value).toBeDefined()
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect([leave.mock.calls, journey.visit.session.value]).toEqual([[], undefined])
    expect(purchase.profile).toEqual({ email, draft: aProfileDraft })
  })

  test("ends at once if its page was left while it saved", async () => {
    const { form, journey, leave, purchase, stop } = await aForm({ account: { over: true } })
    form.type(aProfileDraft)
    form.submit(() => undefined)
    stop()
    await vi.waitFor(() => expect(journey.visit.session.value).toBeUndefined())
    expect([leave.mock.calls, purchase.profile?.email]).toEqual([[], email])
  })

  test("in another tab: the page that goes does not store its form again", async () => {
    const { form, journey, purchase, stop } = await aForm()
    form.type(aProfileDraft)
    journey.visit.end()
    stop()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(purchase.profile).toBeUndefined()
  })
})
