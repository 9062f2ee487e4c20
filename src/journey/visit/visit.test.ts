import { describe, expect, test, vi } from "vitest"
import { visitMemory } from "../../../contracts/fixtures/memory/ports"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import type { Banner } from "../../core/banner/banner"
import type { Session, SessionNews } from "../../core/session/session"
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
  const ports = visitMemory({ ...given, onForget, onListen, announced: toldTabs })
  const current = vi.spyOn(ports.session, "current")
  const visit = makeVisit({ track: (event) => told.push(event), visitPorts: ports })
  return { ...visit, told, toldTabs, current, ports, onForget, hear: (news: SessionNews) => ear?.(news) }
}

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

/** A visit whose visitor is already known. */
const aVisitOf = async (session: Session | undefined) => {
  const visit = aSlowVisit()
  await settled()
  await visit.answer(0, session)
  return visit
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test("a page asks for the session and the banner, once a document", async () => {
  const { banner, begin, current, session } = aVisit({ session: ana, banner: { name: "a.svg" } })
  begin()
  expect(current).not.toHaveBeenCalled()
  begin()
  await settled()
  expect(current).toHaveBeenCalledOnce()
  expect(session.value).toEqual(ana)
  expect(banner.value).toEqual({ name: "a.svg" })
})

test("several callers share one call for the session, and see an unverified e-mail that the menu hides", async () => {
  const carla = { email: "carla@example.com", verified: false }
  const { askSession, current, session } = aVisit({ session: carla })
  expect(await Promise.all([askSession(), askSession()])).toEqual([carla, carla])
  expect(current).toHaveBeenCalledOnce()
  expect(session.value).toBeUndefined()
})

test("a closed banner is gone for the session, and not fetched again", async () => {
  const { banner, begin, closeBanner, ports } = aVisit({ banner: { name: "a.svg" } })
  begin()
  await settled()
  closeBanner()
  expect(banner.value).toBeUndefined()
  const asked = vi.spyOn(ports.banner, "current")
  const next = makeVisit({ track: () => {}, visitPorts: ports })
  next.begin()
  await settled()
  expect(asked).not.toHaveBeenCalled()
  expect(next.banner.value).toBeUndefined()
})

describe("the visitor", () => {
  const nobody = { email: undefined, decided: true, ended: 0 }

  test("is unknown before the login service answers", async () => {
    const { answer, who } = aSlowVisit()
    await settled()
    expect(who()).toEqual({ email: undefined, decided: false, ended: 0 })
    await answer(0, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
  })

  test.each([undefined, { email: "carla@example.com", verified: false }])("is logged out after %j", async (answer) => {
    const { who } = await aVisitOf(answer)
    expect(who()).toEqual(nobody)
  })

  test("is logged out as soon as another tab logs out, without a call", async () => {
    const { askSession, current, hear, who } = await aVisitOf(ana)
    hear("ended")
    expect(who()).toEqual({ ...nobody, ended: 1 })
    expect(await askSession()).toBeUndefined()
    expect(current).toHaveBeenCalledOnce()
  })

  test("is forgotten again after another tab's news, and logged out only by an end: this one may have stored data", async () => {
    const { forgotten, hear, onForget, who } = await aVisitOf(ana)
    hear("doubtful")
    expect(onForget).not.toHaveBeenCalled()
    hear("erased")
    expect([who().email, forgotten.value]).toEqual(["ana@example.com", 1])
    onForget.mockImplementation(() => expect(who().email).toBeUndefined())
    hear("ended")
    expect(onForget.mock.calls).toEqual([["erased"], ["ended"]])
  })

  test("is logged out once, however often that is reported, and never without a login", async () => {
    const { end, hear, who } = await aVisitOf(ana)
    for (const tell of [end, () => hear("ended"), end]) tell()
    expect(who()).toEqual({ ...nobody, ended: 1 })
    const stranger = await aVisitOf(undefined)
    stranger.hear("ended")
    expect(stranger.who()).toEqual(nobody)
  })

  test("is asked for again after a possible switch, visible meanwhile, and logged out without a session", async () => {
    const { answer, askSession, current, hear, session, who } = await aVisitOf(ana)
    const before = session.value
    hear("doubtful")
    expect(current).toHaveBeenCalledTimes(2)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
    await answer(1, { ...ana })
    expect(session.value).toBe(before)
    hear("doubtful")
    await answer(2, undefined)
    expect(who()).toEqual({ ...nobody, ended: 1 })
    expect(await askSession()).toBeUndefined()
  })

  test("is the one who logged in in another tab, also after a logout", async () => {
    const { answer, hear, who } = await aVisitOf(undefined)
    hear("doubtful")
    await answer(1, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 0 })
    hear("ended")
    hear("doubtful")
    await answer(2, ana)
    expect(who()).toEqual({ email: "ana@example.com", decided: true, ended: 1 })
  })

  test.each([false, true])(
    "counts as logged out if another person logged in: this page holds the first one's data",
    async (left) => {
      const { answer, askSession, hear, who } = await aVisitOf(ana)
      if (left) hear("ended")
      hear("doubtful")
      await answer(1, { email: "bruno@example.com", verified: true })
      expect(who()).toEqual({ ...nobody, ended: 1 })
      expect(await askSession()).toBeUndefined()
    }
  )
})

describe("a late answer of the login service", () => {
  test("does not count after the session ended, for waiting callers either", async () => {
    const { answer, askSession, current, hear, who } = aSlowVisit()
    const waiting = askSession()
    hear("ended")
    await answer(0, ana)
    expect(who()).toEqual({ email: undefined, decided: true, ended: 0 })
    expect(await waiting).toBeUndefined()
    expect(current).toHaveBeenCalledOnce()
  })

  test("gives way to the answer of a later call", async () => {
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

test("a login announces a possible switch to other tabs, a logout announces the end", () => {
  const { announceLogin, loggedOut, onForget, toldTabs } = aVisit()
  announceLogin()
  expect(toldTabs).toEqual(["doubtful"])
  expect(onForget).not.toHaveBeenCalled()
  loggedOut()
  expect(toldTabs).toEqual(["doubtful", "ended"])
  expect(onForget).toHaveBeenCalledOnce()
})

test("the visit reads from the browser what it remembers, and whether a plan may lie in the cart", () => {
  const remembered: Array<string> = []
  const visit = makeVisit({ track: () => {}, visitPorts: visitMemory({ remembered, cart: true }) })
  visit.remember("/faqs")
  expect(remembered).toEqual(["/faqs"])
  expect([visit.hasCart(), aVisit().hasCart()]).toEqual([true, false])
})

test("events name links by their text and a logout as such, never the visitor", () => {
  const { followed, loggedOut, told } = aVisit({ session: ana })
  followed("FAQs")
  loggedOut()
  expect(told).toEqual([{ name: "select_content", item: "FAQs" }, { name: "logout" }])
})

test("a logged-in visitor is recognised, verified or not, before waiting callers go on; another visitor is not", async () => {
  for (const session of [ana, { email: "carla@example.com", verified: false }, undefined]) {
    const recognised: Array<string> = []
    await aVisit({ ...(session && { session }), recognised }).askSession()
    expect(recognised).toEqual(session ? [session.email] : [])
  }
})
