import { describe, expect, test } from "vitest"
import { channels } from "../../../contracts/fixtures/brands"
import { aChannel } from "../../../contracts/fixtures/channel"
import { unkeyed } from "./unkeyed"

test("every channel may be released: its provider honours the idempotency key, or is a stand-in", () => {
  expect(channels.map(unkeyed).filter((reason) => reason !== undefined)).toEqual([])
})

describe("a channel that sells through another origin", () => {
  test.each([["api.asistencia.example"], ["api.example.com"], ["api.example:8443"]])(
    "may be released while %s is a stand-in",
    (host) => {
      expect(unkeyed({ ...aChannel, proxyHosts: [host] })).toBeUndefined()
    }
  )

  test.each([["api.asistencia.com.ar"], ["example.com.ar:8443"], ["api.examples.com"]])(
    "is refused until %s is known to honour the idempotency key",
    (host) => {
      expect(unkeyed({ ...aChannel, proxyHosts: ["api.asistencia.example", host] })).toMatch(
        `${aChannel.id} sells through ${host}, which is not known to take the Idempotency-Key`
      )
      expect(unkeyed({ ...aChannel, proxyHosts: [host], proxyTakesKey: true })).toBeUndefined()
    }
  )

  test("may be released without another origin", () => {
    expect(unkeyed({ ...aChannel, proxyHosts: [] })).toBeUndefined()
  })
})
