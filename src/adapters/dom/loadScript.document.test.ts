import { beforeEach, expect, test, vi } from "vitest"
import { loadScript } from "./loadScript"

beforeEach(() => void vi.useFakeTimers())

const loading = () => {
  const appended = vi.spyOn(document.head, "append").mockImplementation(() => {})
  const ended = loadScript("//other.example/a.js", { domainScript: "d-1" }).then(
    () => "loaded",
    () => "failed"
  )
  const script = appended.mock.calls[0]?.[0]
  if (!(script instanceof HTMLScriptElement)) throw new Error("no script was added")
  return { script, ended }
}

test("the page gets an async script with its data", async () => {
  const { ended, script } = loading()
  expect(script.getAttribute("src")).toBe("//other.example/a.js")
  expect(script.async).toBe(true)
  expect(script.dataset.domainScript).toBe("d-1")
  script.dispatchEvent(new Event("load"))
  expect(await ended).toBe("loaded")
})

test("a failed download rejects", async () => {
  const { ended, script } = loading()
  script.dispatchEvent(new Event("error"))
  expect(await ended).toBe("failed")
})

test("loading fails after eight seconds", async () => {
  const { ended } = loading()
  vi.advanceTimersByTime(8000)
  expect(await ended).toBe("failed")
})
