import { expect, test } from "vitest"
import { channels } from "../../contracts/fixtures/brands"
import { isDevelopmentHost } from "../core/channel/paths"

const tracked = channels.flatMap(({ code, hosts, tracking }) => (tracking ? [{ code, hosts, tracking }] : []))

test("only B2C and B2CCHILE have trackers, each with its own ids (AN-04)", () => {
  expect(tracked.map(({ code }) => code).toSorted()).toEqual(["B2C", "B2CCHILE"])
  const ids = tracked.flatMap(({ tracking }) => [tracking.tagManagerId, tracking.recordingId])
  expect(new Set(ids).size).toBe(4)
  for (const { tracking } of tracked) {
    expect(tracking.tagManagerId).toMatch(/^GTM-[A-Z0-9]+$/)
    expect(tracking.recordingId).toMatch(/^[a-z0-9]+$/)
  }
})

test("trackers run on the channel's hosts, and never on a development host (CO-01)", () => {
  for (const { hosts, tracking } of tracked) {
    expect(tracking.hosts.length).toBeGreaterThan(0)
    expect(tracking.hosts.filter((host) => !hosts.includes(host) || isDevelopmentHost(host))).toEqual([])
  }
})
