import { expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aDraft } from "../../../contracts/fixtures/searches"
import { keepChannel } from "./keptChannel"
import { StartedSearchStorage } from "./StartedSearchStorage"

test("the bar of the home is kept for the tab, without a card number, until it is dropped (ST-05)", () => {
  const texts = new Map<string, string>()
  const started = StartedSearchStorage("MARCA", () => aLocalStorage(texts))
  started.keep({ ...aDraft, phone: "4242 4242 4242 4242" })
  expect([...texts.keys()]).toEqual(["cotizacionEmpezada"])
  expect(StartedSearchStorage("MARCA", () => aLocalStorage(texts)).read()).toEqual({ ...aDraft, phone: "" })
  started.drop()
  expect(texts.size).toBe(0)
  expect(started.read()).toBeUndefined()
})

test("one of an earlier stay is erased: this tab was elsewhere when another erased everything (ST-05)", () => {
  const [local, tab] = [new Map<string, string>(), new Map<string, string>()]
  const here = () => StartedSearchStorage("MARCA", ...[tab, local].map((texts) => () => aLocalStorage(texts)))
  const began = (ago: number) => local.set("canal", JSON.stringify({ v: 1, savedAt: Date.now() - ago, data: "MARCA" }))
  here().keep(aDraft)
  began(1000)
  expect(here().read()).toEqual(aDraft)
  began(-1000)
  expect([here().read(), tab.size]).toEqual([undefined, 0])
})

test("one typed after an erasure, in the page that heard of it, is read by the next document (ST-05)", () => {
  vi.useFakeTimers()
  const [local, tab] = [new Map<string, string>(), new Map<string, string>()]
  const here = () => StartedSearchStorage("MARCA", ...[tab, local].map((texts) => () => aLocalStorage(texts)))
  here().keep(aDraft)
  vi.advanceTimersByTime(1000)
  keepChannel("MARCA", () => aLocalStorage(local))
  expect(here().read()).toEqual(aDraft)
})

test.each([
  ["an old one", { v: 1, savedAt: Date.now() - 25 * 60 * 60 * 1000, data: aDraft }],
  ["ages that are none", { v: 1, savedAt: Date.now(), data: { ...aDraft, ages: [34] } }],
  ["a number as phone", { v: 1, savedAt: Date.now(), data: { ...aDraft, phone: 1 } }]
])("%s is not read (ST-03)", (_what, entry) => {
  const texts = new Map([["cotizacionEmpezada", JSON.stringify(entry)]])
  expect(StartedSearchStorage("MARCA", () => aLocalStorage(texts)).read()).toBeUndefined()
})
