// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest"
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

const options = { script: "//consent.example/ot.js", domainId: "d-1", groups: { measurement: "C2", recording: "C3" } }

/** What OneTrust's script does when the visitor chooses. */
const chosen = (groups: string) => {
  window.OnetrustActiveGroups = groups
  window.dispatchEvent(new Event("OneTrustGroupsUpdated"))
}

test("its script is given the domain", async () => {
  await oneTrust(options)
  expect(coming).toHaveBeenCalledWith("//consent.example/ot.js", { domainScript: "d-1" })
})

test("a choice of an earlier visit holds at once", async () => {
  window.OnetrustActiveGroups = ",C1,C2,"
  expect((await oneTrust(options)).state()).toEqual({ measurement: true, recording: false })
})

test("nothing is allowed before the choice; each change is told, by the event or by its wrapper", async () => {
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

test.each(["C22,C33", "C2 ", "", "C1"])("groups %j are none of ours", async (groups) => {
  const consent = await oneTrust(options)
  chosen(groups)
  expect(consent.state()).toEqual(denied)
})

test("its preference centre opens, and does nothing where it is not there", async () => {
  const { preferences } = await oneTrust(options)
  const open = () => preferences.are === "theirs" && preferences.open()
  open()
  const ToggleInfoDisplay = vi.fn()
  window.OneTrust = { ToggleInfoDisplay }
  open()
  expect(ToggleInfoDisplay).toHaveBeenCalledTimes(1)
})

test("a script that does not come in time is a failure, and what it says later is not heard", async () => {
  coming.mockRejectedValue(new Error("late"))
  await expect(oneTrust(options)).rejects.toThrow("late")
  expect(() => chosen(",C2,C3,")).not.toThrow()
})
