// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { denied } from "../../core/consent/consent"
import { loadScript } from "../dom/loadScript"
import { oneTrust } from "./oneTrust"

vi.mock("../dom/loadScript", () => ({ loadScript: vi.fn(async () => {}) }))
const coming = vi.mocked(loadScript)

beforeEach(() => {
  coming.mockReset().mockResolvedValue()
})
afterEach(() => {
  window.OnetrustActiveGroups = ""
  delete window.OneTrust
})

const options = {
  script: "//consent.example/ot.js",
  domainId: "d-1",
  groups: { measurement: "C2", recording: "C3" },
  keep: vi.fn()
}

/** Does what OneTrust's script does on a choice. */
const chosen = (groups: string) => {
  window.OnetrustActiveGroups = groups
  window.dispatchEvent(new Event("OneTrustGroupsUpdated"))
}

test("its script gets the domain", async () => {
  await oneTrust(options)
  expect(coming).toHaveBeenCalledWith("//consent.example/ot.js", { domainScript: "d-1" })
})

test("a choice of an earlier visit applies at once", async () => {
  window.OnetrustActiveGroups = ",C1,C2,"
  expect((await oneTrust(options)).state()).toEqual({ measurement: true, recording: false })
})

test("nothing is allowed before the choice; each change is reported, by the event or by the wrapper", async () => {
  const consent = await oneTrust(options)
  expect(consent.state()).toEqual(denied)
  const told = vi.fn()
  consent.subscribe(told)
  chosen(",C1,C2,C3,")
  window.OptanonWrapper?.()
  chosen(",C1,")
  window.OnetrustActiveGroups = ",C1,C3,"
  window.OptanonWrapper?.()
  expect(told.mock.calls.map(([state]) => state)).toEqual([
    { measurement: true, recording: true },
    denied,
    { measurement: false, recording: true }
  ])
})

test.each(["C22,C33", "C2 ", "", "C1"])("groups %j are unknown", async (groups) => {
  const consent = await oneTrust(options)
  chosen(groups)
  expect(consent.state()).toEqual(denied)
})

describe("a choice made in another tab", () => {
  const all = { measurement: true, recording: true }
  const forget = () => {
    Reflect.set(document, "cookie", "OptanonConsent=; max-age=0")
  }
  afterEach(forget)
  const refuse = () => {
    Reflect.set(document, "cookie", "OptanonConsent=groups=C1%3A1%2CC2%3A0%2CC3%3A0")
  }
  /** A tab of a visitor who granted everything, with the changes it received. */
  const aTab = async () => {
    window.OnetrustActiveGroups = ",C1,C2,C3,"
    const told = vi.fn()
    const consent = await oneTrust(options)
    consent.subscribe(told)
    return { ...consent, told }
  }

  test("reaches the other tabs at once, and does not come back", async () => {
    const told: Array<unknown> = []
    const other = new BroadcastChannel("consentimiento")
    other.addEventListener("message", ({ data }) => void told.push(data))
    const tab = await aTab()
    expect(tab.state()).toEqual(all)
    chosen(",C1,")
    chosen(",C1,")
    await vi.waitFor(() => expect(told).toEqual([denied]))
    other.postMessage(all)
    await vi.waitFor(() => expect(tab.state()).toEqual(all))
    other.postMessage({ measurement: "no", more: [] })
    await vi.waitFor(() => expect(tab.state()).toEqual(denied))
    expect(told).toEqual([denied])
    other.close()
  })

  test("applies only as far as the cookie does not refuse it", async () => {
    const tab = await aTab()
    refuse()
    const other = new BroadcastChannel("consentimiento")
    other.postMessage(all)
    await vi.waitFor(() => expect(tab.state()).toEqual(denied))
    other.close()
  })

  test.each([
    ["returns to the tab", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
    [
      "returns through the browser's page cache",
      () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    ],
    ["navigates in the tab", () => dispatchEvent(new Event("pushState"))]
  ])("is found in the cookie, if missed, when the visitor %s", async (_name, come) => {
    vi.stubGlobal("BroadcastChannel", undefined)
    const tab = await aTab()
    come()
    expect(tab.told).not.toHaveBeenCalled()
    refuse()
    come()
    expect(tab.told.mock.calls).toEqual([[denied]])
  })
})

test("its preference centre opens, and does nothing without OneTrust", async () => {
  const { preferences } = await oneTrust(options)
  const open = () => preferences.are === "theirs" && preferences.open()
  open()
  const ToggleInfoDisplay = vi.fn()
  window.OneTrust = { ToggleInfoDisplay }
  open()
  expect(ToggleInfoDisplay).toHaveBeenCalledTimes(1)
})

test("a late script counts as a failure, and its later choices are ignored", async () => {
  coming.mockRejectedValue(new Error("late"))
  await expect(oneTrust(options)).rejects.toThrow("late")
  expect(() => chosen(",C2,C3,")).not.toThrow()
})

// OU-25
test("each choice is kept, a refusal too; what the script finds at its start is none", async () => {
  const keep = vi.fn()
  window.OnetrustActiveGroups = ",C1,"
  await oneTrust({ ...options, keep })
  expect(keep).not.toHaveBeenCalled()
  const at = Math.ceil(performance.timeOrigin) + 1
  Reflect.set(document, "cookie", `OptanonAlertBoxClosed=${new Date(at).toISOString()}`)
  chosen(",C1,")
  chosen(",C1,C2,")
  Reflect.set(document, "cookie", "OptanonAlertBoxClosed=; max-age=0")
  const made = keep.mock.calls.map(([{ at, state }]) => [state, at])
  expect(made).toEqual([
    [denied, at],
    [{ measurement: true, recording: false }, expect.any(Number)]
  ])
})

test("groups that come late, or a wrapper called before them, are no choice", async () => {
  const keep = vi.fn()
  await oneTrust({ ...options, keep })
  window.OptanonWrapper?.()
  chosen(",C1,C2,")
  expect(keep).not.toHaveBeenCalled()
})
