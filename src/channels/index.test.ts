import { readdirSync } from "node:fs"
import { afterEach, describe, expect, test, vi } from "vitest"
import { specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { first } from "./hosts"
import { brandEntries, brandEntryFor } from "./index"

// CH-01
describe("a host names its channel", () => {
  test.each([
    ...specifiedChannels.flatMap(({ host, id }) => [
      [`${id}.localhost`, id],
      [host, id]
    ]),
    ["localhost", "b2c"],
    ["127.0.0.1", "b2c"],
    ["belo.localhost:4000", "belo"],
    ["127.0.0.1:65535", "b2c"],
    ["BBVA.LocalHost", "bbva"],
    ["belo.localhost.", "belo"],
    ["Belo.Localhost.:4000", "belo"]
  ])("%s is %s", (host, id) => expect(brandEntryFor(host)?.id).toBe(id))

  test.each([
    "",
    ":4000",
    "b2c",
    "asistencia.bbva.example.evil",
    "evil-asistencia.bbva.example",
    "bbva.example",
    "pas.localhost",
    "evil.bbva.localhost",
    "bbva.localhost..",
    "bbva.localhost:",
    "bbva.localhost:80:80",
    "bbva.localhost/",
    "bbva.localhost@evil.com",
    " bbva.localhost",
    "127.0.0.2",
    "192.168.0.10:4000",
    "2130706433",
    "[::1]:4000"
  ])("%j belongs to no channel", (host) => expect(brandEntryFor(host)).toBeUndefined())
})

test("every brand's folder has its entry, and every entry its folder", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(brandEntries.map(({ id }) => id).toSorted())
})

test("no brands share a host, and hosts are in lower case", () => {
  const hosts = brandEntries.flatMap((entry) => entry.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
  for (const host of hosts) expect(host).toMatch(/^[a-z0-9.-]*[a-z0-9]$/)
})

test.each(brandEntries)(
  "$id: its canonical address is public, and its hosts are those of its channel",
  async (entry) => {
    const { brand } = await entry.load()
    expect(brand.channel.id).toBe(entry.id)
    expect(entry.hosts.slice(0, brand.channel.hosts.length)).toEqual(brand.channel.hosts)
    for (const host of brand.channel.hosts) expect(host).toMatch(/\.example$/)
    expect(entry.hosts).toContain(`${entry.id}.localhost`)
  }
)

describe("a release", () => {
  afterEach(() => {
    vi.resetModules()
  })

  test("answers at public hosts alone, and has no page for developers (TR-25)", async () => {
    vi.stubEnv("MODE", "release")
    vi.resetModules()
    const released = await import("./index")
    expect(released.brandEntries.map(({ id }) => id)).toEqual(brandEntries.map(({ id }) => id))
    for (const host of released.brandEntries.flatMap(({ hosts }) => hosts)) expect(host).toMatch(/\.example$/)
    expect(released.brandEntryFor("localhost")).toBeUndefined()
    const { routes } = await import("../routes")
    expect(routes.filter(({ internal }) => internal)).toEqual([])
  })
})

test("the first brand of the tools is the first of the list", () => {
  expect(brandEntries[0]?.id).toBe(first)
})
