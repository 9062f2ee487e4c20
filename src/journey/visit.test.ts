import { expect, test, vi } from "vitest"
import { visitMemory } from "../adapters/memory/visitMemory"
import type { AnalyticsEvent } from "../core/analytics/analytics"
import type { Banner } from "../core/banner/banner"
import type { Session } from "../core/session/session"
import { makeVisit } from "./visit"

const ana: Session = { email: "ana@example.com", verified: true }

const aVisit = (given: { session?: Session; banner?: Banner } = {}) => {
  const told: Array<AnalyticsEvent> = []
  const onForget = vi.fn()
  const ports = visitMemory({ ...given, onForget })
  const current = vi.spyOn(ports.session, "current")
  return { ...makeVisit({ track: (event) => told.push(event), visit: ports }), told, current, ports, onForget }
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

test("links are told by their text, leaving as leaving, and neither names the visitor; leaving forgets who travels", () => {
  const { followed, loggedOut, onForget, told } = aVisit({ session: ana })
  followed("FAQs")
  expect(onForget).not.toHaveBeenCalled()
  loggedOut()
  expect(onForget).toHaveBeenCalledOnce()
  expect(told).toEqual([{ name: "select_content", item: "FAQs" }, { name: "logout" }])
})
