import { expect, test, vi } from "vitest"
import { historyEntry, page } from "./page"

test("what a page does when it may go runs as it is hidden and as it is left, until it ends", () => {
  const act = vi.fn()
  const end = page.onHide(act)
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
  dispatchEvent(new Event("pagehide"))
  end()
  dispatchEvent(new Event("pagehide"))
  expect(act).toHaveBeenCalledTimes(2)
})

test("a page that the browser loads anew is not brought back", () => {
  const act = vi.fn()
  const end = page.onWake(act)
  for (const persisted of [false, true, false]) dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
  end()
  expect(act).toHaveBeenCalledTimes(1)
})

test("a page comes in sight with its tab or out of the browser's cache, not as it is hidden", () => {
  const act = vi.fn()
  const end = page.onShow(act)
  const hidden = vi.spyOn(document, "hidden", "get")
  const change = new Event("visibilitychange", { bubbles: true })
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(change)
  }
  dispatchEvent(new Event("pageshow"))
  end()
  dispatchEvent(new Event("pageshow"))
  expect(act).toHaveBeenCalledTimes(2)
})

test("an entry keeps its address unless another is given", () => {
  history.replaceState(null, "", "/compraexterna?p=1")
  expect(historyEntry.state()).toEqual({})
  historyEntry.replace({ p: "1" })
  expect(historyEntry.address().search).toBe("?p=1")
  historyEntry.replace({ p: "2" }, "/compraexterna")
  expect([historyEntry.address().search, historyEntry.state()]).toEqual(["", { p: "2" }])
})

// QB-11
test.each([
  ["nothing yet", "", false, { focused: false, touched: false }],
  ["the focus in a field", "", true, { focused: true, touched: false }],
  ["a press", " data-pressed", false, { focused: false, touched: true }]
])("a late filling meets %s", (_, pressed, focused, met) => {
  document.body.innerHTML = `<div id="root"${pressed}><input></div>`
  if (focused) document.querySelector("input")?.focus()
  expect(page.met()).toEqual(met)
})
