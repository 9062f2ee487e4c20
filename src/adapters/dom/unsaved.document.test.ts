import { beforeEach, expect, test } from "vitest"
import { watchUnsaved } from "./unsaved"

beforeEach(() => {
  const page = new DOMParser().parseFromString(
    `<div id="root">
      <form><input name="name"><input type="checkbox"><textarea></textarea><button type="button">Destino</button></form>
      <button id="menu">Menú</button><dialog></dialog></div>
      <div id="banner"><input type="checkbox"><button>Aceptar</button></div>`,
    "text/html"
  )
  document.body.replaceChildren(...page.body.children)
})
const find = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const press = (selector: string) => find(selector).dispatchEvent(new Event("click", { bubbles: true }))

test.each<[string, () => void]>([
  ["a text in a field", () => find("[name=name]").setAttribute("value", "Ana")],
  ["a message", () => void Reflect.set(find("textarea"), "value", "Hola")],
  ["a tick", () => void Reflect.set(find("form [type=checkbox]"), "checked", true)],
  ["an open dialog", () => find("dialog").setAttribute("open", "")],
  ["a click in a form, whatever it chose", () => press("form button")]
])("%s would be lost", (_, act) => {
  const unsaved = watchUnsaved()
  expect(unsaved.isThere()).toBe(false)
  act()
  expect(unsaved.isThere()).toBe(true)
})

test.each<[string, () => void]>([
  ["a click elsewhere", () => press("#menu")],
  [
    "a tick and a click in a third-party banner",
    () => {
      find("#banner input").checked = true
      press("#banner button")
    }
  ]
])("%s would not", (_, act) => {
  const unsaved = watchUnsaved()
  act()
  expect(unsaved.isThere()).toBe(false)
})

test("a new page forgets the touches of the one before", () => {
  const unsaved = watchUnsaved()
  press("form button")
  unsaved.turned()
  expect(unsaved.isThere()).toBe(false)
})
