import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { heirIn, keepEarly, reloadKeepingInput, restoreInput } from "./anew"

const markup = `<input autocomplete="off"><input type="checkbox" checked><textarea></textarea>
  <input type="password"><input autocomplete="cc-number"><button>ENVIAR</button>`

/** The row of a printed page, as a new document has it. */
const rowOf = (text = markup) => {
  document.body.innerHTML = text
  return [...document.querySelectorAll<HTMLInputElement>("input, textarea, button")]
}

beforeEach(() => void vi.spyOn(location, "reload").mockReturnValue())
afterEach(() => {
  history.replaceState(null, "")
})

const type = (row: ReadonlyArray<HTMLInputElement>, at: number, value: string) => {
  const field = row[at]
  if (!field) throw new Error(`There is no field ${at}.`)
  field.value = value
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Loads the page anew after the visitor typed, unticked and pressed. */
const loseOne = () => {
  const row = rowOf()
  const [, tick] = row
  if (tick) tick.checked = false
  type(row, 0, "28456712")
  type(row, 3, "secreto")
  type(row, 4, "4242424242424242")
  reloadKeepingInput(() => keepEarly(1, row, row[5] ?? null))
  return row
}

test("a new document holds what was typed, ticked, focused and pressed in the lost one", () => {
  const lost = loseOne()
  lost[2]?.focus()
  type(lost, 2, "No viajo.")
  expect(location.reload).toHaveBeenCalledOnce()
  const row = rowOf()
  const { pressed, turn } = restoreInput(row)
  expect(row.map(({ value }) => value)).toEqual(["28456712", "on", "No viajo.", "", "", ""])
  expect(row[1]?.checked).toBe(false)
  expect(document.activeElement).toBe(row[2])
  expect(pressed).toBe(row[5])
  expect(turn).toBe(1)
})

test("neither a password nor card data is stored", () => {
  loseOne()
  const stored = JSON.stringify(history.state)
  expect(stored).toContain("28456712")
  expect(stored).not.toMatch(/secreto|4242/)
})

test("a form that keeps its own input is left out", () => {
  const row = rowOf(`<form data-kept>${markup}</form>`)
  type(row, 0, "28456712")
  reloadKeepingInput(() => keepEarly(1, row, null))
  expect(JSON.stringify(history.state)).not.toContain("28456712")
})

test("the history entry forgets it once it is read, and keeps what is not of it", () => {
  history.replaceState({ notice: "salida" }, "")
  loseOne()
  restoreInput(rowOf())
  expect(history.state).toEqual({ notice: "salida" })
  expect(restoreInput(rowOf())).toEqual({ turn: 0, pressed: null })
})

test("a page with other fields takes none of them", () => {
  loseOne()
  const row = rowOf("<input>")
  expect(restoreInput(row)).toEqual({ turn: 1, pressed: null })
  expect(row[0]?.value).toBe("")
})

describe("in a page drawn anew the heir of a field", () => {
  const bar = (more: string) => `<form aria-label="Cotizador"><button type="button">Fechas</button>
    <input type="tel" autocomplete="tel"><input type="email" autocomplete="email">${more}<button>COTIZAR</button></form>`
  const at = (row: ReadonlyArray<HTMLElement>, place: number) => row[place] ?? document.body

  test("is the one in its place if the row is as long", () => {
    const printed = rowOf(bar(""))
    const drawn = rowOf(bar("").replaceAll(/COTIZAR|Fechas/g, "QUOTE"))
    expect(printed.map((was) => heirIn(drawn, printed, was))).toEqual(drawn)
  })

  test("is the one of its kind in another page's form", () => {
    const printed = rowOf(bar('<input type="checkbox" name="subscribed">'))
    const drawn = rowOf(bar(""))
    const heirs = printed.map((was) => heirIn(drawn, printed, was))
    expect(heirs).toEqual([drawn[0], drawn[1], drawn[2], undefined, drawn[3]])
    const others = rowOf(bar("").replace("Cotizador", "Contacto").replace("Fechas", ""))
    expect(heirIn(others.slice(1), printed, at(printed, 1))).toBeUndefined()
  })
})
