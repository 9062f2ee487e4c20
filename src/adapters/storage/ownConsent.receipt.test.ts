import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { denied } from "../../core/consent/consent"
import { keepReceipt, ownConsent } from "./ownConsent"

const key = "preferenciasCookies"
const at = Date.parse("2026-12-01T12:00:07.500Z")
const state = { measurement: true, recording: false }

// OU-25
test("a choice made at OneTrust is kept with its time, and with a digest if there is one", () => {
  const texts = new Map<string, string>()
  const keep = (text?: string) => {
    keepReceipt({ state, at, ...(text && { text }) }, () => aLocalStorage(texts))
    return JSON.parse(texts.get(key) ?? "")
  }
  expect(keep("051103d31c15646e")).toEqual({
    ...{ v: 1, savedAt: at },
    data: { ...state, text: "051103d31c15646e", by: "OneTrust" }
  })
  expect(keep()).toEqual({ v: 1, savedAt: at, data: { ...state, by: "OneTrust" } })
  expect(() => keepReceipt({ state, at }, blockedStorage)).not.toThrow()
})

test("it grants nothing: OneTrust alone knows whether the choice still holds (CO-02)", () => {
  const texts = new Map<string, string>()
  const storage = () => aLocalStorage(texts)
  keepReceipt({ state, at: Date.now() }, storage)
  expect(ownConsent(storage).state()).toEqual(denied)
})
