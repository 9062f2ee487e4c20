// @vitest-environment happy-dom
import { expect, test } from "vitest"
import { page } from "./page"

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
