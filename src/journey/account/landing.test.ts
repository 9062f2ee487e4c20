import { expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aToday } from "../../../contracts/fixtures/searches"
import { visitMemory } from "../../adapters/memory/ports"
import type { Profile } from "../../core/account/profile"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import type { Session } from "../../core/session/session"
import { memoryRuntime } from "../../start/memoryJourney"
import { broken } from "../runtime"
import { makeVisit } from "../visit/visit"
import { makeLanding } from "./landing"

const ana: Session = { email: "ana@example.com", verified: true }
const registered = { name: "Ana" } as Profile

/** Ana at the router, the events, and the pages fetched. */
const atRouter = (profile: Profile | "lost") => {
  const told: Array<AnalyticsEvent> = []
  const track = (event: AnalyticsEvent) => void told.push(event)
  const prepare = vi.fn(async () => {})
  const account = profile === "lost" ? {} : { profile }
  const { checkout } = memoryRuntime(aChannel, aToday, { account })
  const landing = makeLanding({
    visit: makeVisit({ track, visit: visitMemory({ session: ana }) }),
    track,
    prepare,
    checkout: {
      ...checkout,
      run: (pick, signal) => (profile === "lost" ? Promise.resolve(broken) : checkout.run(pick, signal))
    }
  })
  return { landing, told, prepare }
}

test("a visitor who goes elsewhere meanwhile is not announced, and neither is an unknown one", async () => {
  const left = atRouter(registered)
  left.prepare.mockImplementation(async () => left.landing.cancel())
  left.landing.enter()
  await vi.waitFor(() => expect(left.prepare).toHaveBeenCalled())
  expect([left.landing.state.value.is, left.told]).toEqual(["idle", []])

  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { landing, told } = atRouter("lost")
  landing.enter()
  await vi.waitFor(() => expect(landing.state.value.is).toBe("failed"))
  expect(told).toEqual([])
  log.mockRestore()
})
