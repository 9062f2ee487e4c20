import { describe, expect, test, vi } from "vitest"
import { visitMemory } from "../../adapters/memory/visitMemory"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import type { Banner } from "../../core/banner/banner"
import type { Session } from "../../core/session/session"
import type { SessionNews } from "../../core/session/Visit"
import { makeVisit } from "./visit"

const ana: Session = { email: "ana@example.com", verified: true }

const aVisit = (given: { session?: Session; banner?: Banner; recognised?: Array<string> } = {}) => {
  const told: Array<AnalyticsEvent> = []
  const toldTabs: Array<SessionNews> = []
  const onForget = vi.fn()
  let ear: ((news: SessionNews) => void) | undefined
  const onListen = (hear: NonNullable<typeof ear>) => {
    ear = hear
  }
  const ports = visitMemory({ ...given, onForget, onListen, told: toldTabs })
  const current = vi.spyOn(ports.session, "current")
  const visit = makeVisit({ track: (event) => told.push(event), visit: ports })
  return { ...visit, told, toldTabs, current, ports, onForget, hear: (news: SessionNews) => ear?.(news) }
}

/** A visit that began, and the login service's answers, which come when they are let out. */
const aSlowVisit = () => {
  const visit = aVisit()
  const answers: Array<(session: Session | undefined) => void> = []
  visit.current.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)))
  visit.begin()
  const answer = async (nth: number, session: Session | undefined) => {
    answers[nth]?.(session)
    await settled()
  }
  const who = () => ({ email: visit.session.value?.email, decided: visit.decided.value, ended: visit.ended.value })
  return { ...visit, answer, who }
}

/** One whose visitor is known by now. */
const aVisitOf = async (session: Session | undefined) => {
  const visit = aSlowVisit()
  await settled()
  await visit.answer(0, session)
  return visit
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test("a page begins by asking for the session and the banner, once a document", async () => {
  const { banner, begin, current, session } = aVisit({ session: ana, banner: { name: "a.svg" } })
  begin()
  expect(current).not.toHaveBeenCalled()
  begin()
  await settled()
  expect(current).toHaveBeenCalledOnce()
  expect(session.value).toEqual(ana)
  expect(banner.value).toEqual({ name: "a.svg" })
})

test("whoever waits for the session shares that call, and learns of an unverified e-mail that the menu does not show", async () => {
  const carla = { email: "carla@example.com", verified: false }
  const { askSession, current, session } = aVisit({ session: carla })
  expect(await Promise.all([askSession(), askSession()])).toEqual([carla, carla])
  expect(current).toHaveBeenCalledOnce()
  expect(session.value).toBeUndefined()
})

test("a banner that was closed is gone, and is not asked for again in the session", async () => {
  const { banner, begin, closeBanner, ports } = aVisit({ banner: { name: "a.svg" } })
  begin()
  await settled()
  closeBanner()
  expect(banner.value).toBeUndefined()
  const asked = vi.spyOn(ports.banner, "current")
  const next = makeVisit({ track: () => {}, visit: ports })
  next.begin()
  await settled()
  expect(asked).not.toHaveBeenCalled()
  expect(next.banner.value).toBeUndefined()
})

describe("who the visitor is", () => {
  const nobody = { email: undefined, decided: true, ended: 0 }

  test("is not decided before the login service answers", async () => {
    const { answer, who } = aSlowVisit()
    await settled()
    expect(who()).toEqual({ email: undefined, decided: false, ended: 0 })
    await answer(0, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
  })

  test.each([undefined, { email: "carla@example.com", verified: false }])("is nobody after %j", async (answer) => {
    const { who } = await aVisitOf(answer)
    expect(who()).toEqual(nobody)
  })

  test("is nobody as soon as another tab logs out, without a call", async () => {
    const { askSession, current, hear, who } = await aVisitOf(ana)
    hear("ended")
    expect(who()).toEqual({ ...nobody, ended: 1 })
    expect(await askSession()).toBeUndefined()
    expect(current).toHaveBeenCalledOnce()
  })

  test("is forgotten again when the end is heard: something may have been kept meanwhile", async () => {
    const { hear, onForget, who } = await aVisitOf(ana)
    onForget.mockImplementation(() => expect(who().email).toBeUndefined())
    hear("doubtful")
    expect(onForget).not.toHaveBeenCalled()
    hear("ended")
    expect(onForget).toHaveBeenCalledOnce()
  })

  test("stays when all that the browser keeps is erased in another tab; what is personal is forgotten again", async () => {
    const { erased, forgotten, hear, onForget, who } = await aVisitOf(ana)
    hear("erased")
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
    expect([erased.value, forgotten.value]).toEqual([1, 1])
    expect(onForget).toHaveBeenCalledOnce()
  })

  test("ends once, however often it is told, and never for whoever was not logged in", async () => {
    const { end, hear, who } = await aVisitOf(ana)
    for (const tell of [end, () => hear("ended"), end]) tell()
    expect(who()).toEqual({ ...nobody, ended: 1 })
    const stranger = await aVisitOf(undefined)
    stranger.hear("ended")
    expect(stranger.who()).toEqual(nobody)
  })

  test("is asked again when it is in doubt, and is shown as before meanwhile", async () => {
    const { answer, current, hear, session, who } = await aVisitOf(ana)
    const before = session.value
    hear("doubtful")
    expect(current).toHaveBeenCalledTimes(2)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
    await answer(1, { ...ana })
    expect(session.value).toBe(before)
  })

  test("is nobody if whoever was in doubt is gone", async () => {
    const { answer, askSession, hear, who } = await aVisitOf(ana)
    hear("doubtful")
    await answer(1, undefined)
    expect(who()).toEqual({ ...nobody, ended: 1 })
    expect(await askSession()).toBeUndefined()
  })

  test("is whoever logged in in another tab, and again after leaving", async () => {
    const { answer, hear, who } = await aVisitOf(undefined)
    hear("doubtful")
    await answer(1, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
    hear("ended")
    hear("doubtful")
    await answer(2, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 1 })
  })

  test.each([false, true])("is nobody if somebody else logged in: this page has the first one's data", async (left) => {
    const { answer, askSession, hear, who } = await aVisitOf(ana)
    if (left) hear("ended")
    hear("doubtful")
    await answer(1, { email: "bruno@example.com", verified: true })
    expect(who()).toEqual({ ...nobody, ended: 1 })
    expect(await askSession()).toBeUndefined()
  })
})

describe("an answer of the login service that comes too late", () => {
  test("is not believed after the session ended, by whoever waits for it neither", async () => {
    const { answer, askSession, current, hear, who } = aSlowVisit()
    const waiting = askSession()
    hear("ended")
    await answer(0, ana)
    expect(who()).toEqual({ email: undefined, decided: true, ended: 0 })
    expect(await waiting).toBeUndefined()
    expect(current).toHaveBeenCalledOnce()
  })

  test("gives way to the one that was asked for after it", async () => {
    const { answer, askSession, hear, who } = aSlowVisit()
    const waiting = askSession()
    hear("doubtful")
    await answer(0, ana)
    expect(who()).toEqual({ email: undefined, decided: false, ended: 0 })
    await answer(1, undefined)
    expect(await waiting).toBeUndefined()
    expect(who()).toEqual({ email: undefined, decided: true, ended: 0 })
  })
})

test("whoever comes from the login service may be somebody else than other tabs know, who leaves is gone there too", () => {
  const { announceLogin, loggedOut, onForget, toldTabs } = aVisit()
  announceLogin()
  expect(toldTabs).toEqual(["doubtful"])
  expect(onForget).not.toHaveBeenCalled()
  loggedOut()
  expect(toldTabs).toEqual(["doubtful", "ended"])
  expect(onForget).toHaveBeenCalledOnce()
})

test("what is remembered of the visit, and whether a plan may lie in the cart, is asked of the browser", () => {
  const remembered: Array<string> = []
  const visit = makeVisit({ track: () => {}, visit: visitMemory({ remembered, cart: true }) })
  visit.remember("/faqs")
  expect(remembered).toEqual(["/faqs"])
  expect([visit.hasCart(), aVisit().hasCart()]).toEqual([true, false])
})

test("links are told by their text, leaving as leaving, and neither names the visitor; leaving forgets who travels", () => {
  const { followed, loggedOut, onForget, told } = aVisit({ session: ana })
  followed("FAQs")
  expect(onForget).not.toHaveBeenCalled()
  loggedOut()
  expect(onForget).toHaveBeenCalledOnce()
  expect(told).toEqual([{ name: "select_content", item: "FAQs" }, { name: "logout" }])
})

test("whoever is logged in is recognised, verified or not, before who waits for the session goes on; nobody is nobody", async () => {
  for (const session of [ana, { email: "carla@example.com", verified: false }, undefined]) {
    const recognised: Array<string> = []
    await aVisit({ ...(session && { session }), recognised }).askSession()
    expect(recognised).toEqual(session ? [session.email] : [])
  }
})
