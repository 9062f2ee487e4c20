import { expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aToday } from "../../../contracts/fixtures/searches"
import { visitMemory } from "../../adapters/memory/ports"
import type { Profile } from "../../core/account/profile"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import type { Session, SessionNews } from "../../core/session/session"
import { memoryRuntime } from "../../start/memoryJourney"
import { broken } from "../runtime"
import { makeVisit } from "../visit/visit"
import { makeLanding } from "./landing"

const ana: Session = { email: "ana@example.com", verified: true }
const carla: Session = { email: "carla@example.com", verified: false }
const registered = { name: "Ana" } as Profile

/** A visitor at the router, the events and the news to other tabs, and the pages fetched. */
const atRouter = (session: Session | undefined, profile?: Profile | "lost") => {
  const told: Array<AnalyticsEvent> = []
  const toldTabs: Array<SessionNews> = []
  const track = (event: AnalyticsEvent) => void told.push(event)
  const prepare = vi.fn(async () => {})
  const asked = vi.fn()
  const account = typeof profile === "object" ? { profile } : {}
  const { checkout } = memoryRuntime(aChannel, aToday, { account })
  const landing = makeLanding({
    visit: makeVisit({ track, visit: visitMemory({ ...(session && { session }), announced: toldTabs }) }),
    track,
    prepare,
    checkout: {
      ...checkout,
      run: (pick, signal) => {
        asked()
        return profile === "lost" ? Promise.resolve(broken) : checkout.run(pick, signal)
      }
    }
  })
  return { landing, told, toldTabs, prepare, asked }
}

test.each([
  ["no session", undefined, undefined, "/", []],
  ["an unverified e-mail", carla, registered, "/validar", ["sign_up"]],
  ["an unregistered visitor", ana, undefined, "/datospersonales", ["sign_up"]],
  ["a registered visitor", ana, registered, "/", ["login"]]
] as const)(
  "%s is announced at most once and leads to a page that is loaded",
  async (_who, session, profile, path, events) => {
    const { asked, landing, prepare, told, toldTabs } = atRouter(session, profile)
    landing.enter()
    await vi.waitFor(() => expect(landing.state.value).toMatchObject({ is: "done", value: { path } }))
    expect(told.map(({ name }) => name)).toEqual(events)
    expect(toldTabs).toEqual(session ? ["doubtful"] : [])
    expect(prepare.mock.calls).toEqual([[path]])
    expect(asked).toHaveBeenCalledTimes(session?.verified ? 1 : 0)
  }
)

test("a visitor who goes elsewhere meanwhile is not announced, and neither is an unknown one", async () => {
  const left = atRouter(ana, registered)
  left.prepare.mockImplementation(async () => left.landing.cancel())
  left.landing.enter()
  await vi.waitFor(() => expect(left.prepare).toHaveBeenCalled())
  expect([left.landing.state.value.is, left.told]).toEqual(["idle", []])

  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { landing, told } = atRouter(ana, "lost")
  landing.enter()
  await vi.waitFor(() => expect(landing.state.value.is).toBe("failed"))
  expect(told).toEqual([])
  log.mockRestore()
})
