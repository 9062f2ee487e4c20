import { beforeEach, expect, test, vi } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { type Consent, type ConsentState, denied } from "../../core/consent/consent"
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
  choose(consent, measured)
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

test("a choice holds for six months, and no longer (CO-03)", () => {
  const texts = new Map<string, string>()
  choose(consentOver(texts), measured)
  vi.setSystemTime(new Date("2026-07-10T00:00:00Z"))
  expect(consentOver(texts).state()).toEqual(measured)
  vi.setSystemTime(new Date("2026-07-12T00:00:00Z"))
  expect(consentOver(texts).state()).toEqual(denied)
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

test("a choice of another tab is found on the next read", () => {
  const texts = new Map<string, string>()
  const [one, other] = [consentOver(texts), consentOver(texts)]
  choose(other, measured)
  expect(one.state()).toEqual(measured)
  choose(other, denied)
  expect(one.state()).toEqual(denied)
})

// OU-25
test("a choice made at OneTrust is kept with its time, and with a digest if there is one", () => {
  const texts = new Map<string, string>()
  const choice = { state: measured, at: Date.parse("2025-12-01T12:00:07.500Z") }
  const keep = (text?: string) => {
    keepReceipt({ ...choice, ...(text && { text }) }, () => aLocalStorage(texts))
    return JSON.parse(texts.get(key) ?? "")
  }
  expect(keep("051103d31c15646e")).toEqual({
    ...{ v: 1, savedAt: choice.at },
    data: { ...measured, text: "051103d31c15646e", by: "OneTrust" }
  })
  expect(keep()).toEqual({ v: 1, savedAt: choice.at, data: { ...measured, by: "OneTrust" } })
  expect(() => keepReceipt(choice, blockedStorage)).not.toThrow()
})

test("that receipt grants nothing: OneTrust alone knows whether the choice still holds (CO-02)", () => {
  const texts = new Map<string, string>()
  const storage = () => aLocalStorage(texts)
  keepReceipt({ state: measured, at: Date.now() }, storage)
  expect(ownConsent(storage).state()).toEqual(denied)
})
