import { expect, test, vi } from "vitest"
import { aProfile } from "../../../contracts/fixtures/account"
import { aJourney } from "../../../contracts/fixtures/journey"
import { makeLanding } from "./landing"

/** Ana at the router, the events, and the pages fetched. */
const atRouter = (over = false) => {
  const session = { email: "ana@example.com", verified: true }
  const prepare = vi.fn(async () => {})
  const here = aJourney({
    visit: { session },
    account: { profile: aProfile, ...(over && { over: "already" }) },
    world: { preparePage: prepare }
  })
  return { ...here, landing: makeLanding(here.journey), prepare }
}

test("a session that is over ends: the header names no visitor, and home comes without an event", async () => {
  const { journey, landing, told } = atRouter(true)
  landing.start()
  await vi.waitFor(() => expect(landing.state.value).toEqual({ is: "done", value: { path: "/" } }))
  expect([journey.visit.session.value, journey.visit.ended.value, told]).toEqual([undefined, 1, []])
})

test("a visitor who goes elsewhere meanwhile is not announced, and neither is an unknown one", async () => {
  const left = atRouter()
  left.prepare.mockImplementation(async () => left.landing.cancel())
  left.landing.start()
  await vi.waitFor(() => expect(left.prepare).toHaveBeenCalled())
  expect([left.landing.state.value.is, left.told]).toEqual(["idle", []])

  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const { landing, told, world } = atRouter()
  world.lost = true
  landing.start()
  await vi.waitFor(() => expect(landing.state.value.is).toBe("failed"))
  expect(told).toEqual([])
  log.mockRestore()
})
