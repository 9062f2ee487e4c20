import { beforeEach, expect, test, vi } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import type { Consent, ConsentState } from "../../core/consent/consent"
import { denied } from "../../core/consent/consent"
import { keepReceipt, ownConsent } from "./ownConsent"

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-01-10T12:00:00Z") }))

const key = "preferenciasCookies"
const measured: ConsentState = { measurement: true, recording: false }
const consentOver = (texts: Map<string, string>) => ownConsent(() => aLocalStorage(texts))
const choose = ({ preferences }: Consent, state: ConsentState, text = "0123456789abcdef") => {
  if (preferences.are === "ours") return preferences.choose(state, text)
}

test("everything is denied until the choice, which subscribers hear and the next visit finds", () => {
  const texts = new Map<string, string>()
  const consent = consentOver(texts)
  expect(consent.state()).toEqual(denied)
  const told = vi.fn()
  const stop = consent.subscribe(told)
  choose(consent, measured)
  choose(consent, measured)
  stop()
  choose(consent, denied)
  choose(consentOver(texts), measured)
  expect(consent.state()).toEqual(measured)
  expect(told.mock.calls).toEqual([[measured]])
  expect(consentOver(texts).state()).toEqual(measured)
  expect(JSON.parse(texts.get(key) ?? "")).toMatchObject({ v: 1, savedAt: Date.now(), data: measured })
})

// OU-25
test("the choice is kept with its time and the digest of the text that was read; earlier entries are read too", () => {
  const texts = new Map<string, string>()
  const consent = consentOver(texts)
  choose(consent, measured, "af99a1a1b3ed9e3f")
  const kept = { v: 1, savedAt: Date.now(), data: { ...measured, text: "af99a1a1b3ed9e3f" } }
  expect(JSON.parse(texts.get(key) ?? "")).toEqual(kept)
  expect(consentOver(texts).state()).toEqual(measured)
  const earlier = new Map([[key, JSON.stringify({ ...kept, data: measured })]])
  expect(consentOver(earlier).state()).toEqual(measured)
})

test("a purpose that an earlier choice did not name is denied, whatever else it granted", () => {
  const earlier = JSON.stringify({ v: 1, savedAt: Date.now(), data: { measurement: true, text: "af99a1a1b3ed9e3f" } })
  expect(consentOver(new Map([[key, earlier]])).state()).toEqual(measured)
})

test.each([
  '{"v":2,"savedAt":1768046400000,"data":{"measurement":true,"recording":true}}',
  '{"v":1,"savedAt":"hoy","data":{"measurement":true,"recording":true}}',
  '{"v":1,"savedAt":1799999999999,"data":{"measurement":true,"recording":true}}',
  '{"v":1,"savedAt":1768046400000,"data":null}',
  '{"v":1,"savedAt":1768046400000,"data":{"measurement":"true","recording":1}}'
])("an unreadable stored choice counts as none: %s", (text) => {
  expect(consentOver(new Map([[key, text]])).state()).toEqual(denied)
})

// OU-25
test("a choice made at OneTrust is kept with its time, and with a digest if there is one", () => {
  const texts = new Map<string, string>()
  const at = Date.now() - 7500
  const keep = (text?: string) => {
    keepReceipt({ state: measured, at, ...(text && { text }) }, () => aLocalStorage(texts))
    return JSON.parse(texts.get(key) ?? "")
  }
  const data = { ...measured, by: "OneTrust" }
  expect(keep("051103d31c15646e")).toEqual({ v: 1, savedAt: at, data: { ...data, text: "051103d31c15646e" } })
  expect(keep()).toEqual({ v: 1, savedAt: at, data })
  expect(() => keepReceipt({ state: measured, at }, blockedStorage)).not.toThrow()
  // OneTrust alone knows whether the choice still holds (CO-02).
  expect(consentOver(texts).state()).toEqual(denied)
})
