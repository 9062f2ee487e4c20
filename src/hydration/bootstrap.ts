/**
 * The only script of a prerendered page. Loads the portal after the first paint, or as soon as the
 * visitor touches the page. What the visitor typed, ticked or pressed before then takes effect
 * after hydration. A part marked data-dry hydrates later; each part dispatches "hydrated" when it
 * is alive.
 */

import {
  type Field,
  heirIn,
  isField,
  isTickable,
  isTicked,
  keepEarly,
  reloadKeepingInput,
  restoreInput,
  takeOver
} from "./anew"
import { markKeptTrip, setLight } from "./firstPaint"

const signs = ["pointerdown", "keydown", "focusin"] as const
/** Awaits the portal as `browser/fates.ts` awaits a part; an inline script shares no file. In milliseconds. */
const breath = 400
const retryMs = 3000
const mostTurns = 3
const actors = "form :is(input, textarea, button)"

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const prototypeOf = (field: Field) =>
  field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype

/** React compares an event with its own record of the value, so this resets the record first. */
const replayInput = (field: Field) => {
  const { value } = field
  field.value = ""
  Object.getOwnPropertyDescriptor(prototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new InputEvent("input", { bubbles: true }))
}

const replayTick = (field: HTMLInputElement) => {
  field.checked = !field.checked
  field.click()
}

const replayFields = (fields: ReadonlyArray<Field>) => {
  for (const field of fields)
    if (isTickable(field)) {
      if (isTicked(field)) replayTick(field)
    } else if (field.value !== field.defaultValue) {
      replayInput(field)
      // A field validates and tidies its text on blur, so the text must be drawn first.
      setTimeout(
        () => document.activeElement !== field && field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      )
    }
}

const focusIn = (element: Element) => element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))

const buttonOf = (target: Element) => {
  const button = target.closest<HTMLElement>("button, [role=button]")
  return button instanceof HTMLButtonElement && button.popoverTargetElement ? null : button
}

/** The load event may come before the first paint; a hidden page is never painted. */
const afterPaint = (act: () => void) => {
  if (document.hidden) return act()
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)))
}

const begin = (root: HTMLElement, files: ReadonlyArray<string>) => {
  const [portal = ""] = files
  const alive = new WeakSet<Element>()
  const rowNow = () => [...root.querySelectorAll<HTMLElement>(actors)]
  let { turn, pressed } = restoreInput(rowNow())
  let pointer = ""
  let begun = false
  let leaving = false
  let printed: ReadonlyArray<HTMLElement> = []
  let focused: EventTarget | null = null

  const isDry = (element: Element) => {
    const part = element.closest("[data-dry]")
    return !alive.has(part && alive.has(root) ? part : root)
  }

  /**
   * A release removes the files of this document, and some browsers remember a lost one. So a new
   * document is loaded, with what the visitor did, once the server sends the portal or says 404.
   */
  const goAnew = async () => {
    if (leaving || turn >= mostTurns) return leaving
    const answer = await fetch(portal, { method: "HEAD", cache: "no-store" }).catch(() => undefined)
    if (leaving || !answer || answer.status >= 500) return leaving
    leaving = true
    turn += 1
    dispatchEvent(new Event("anew"))
    reloadKeepingInput(() => keepEarly(turn, rowNow(), pressed))
    return true
  }

  const go = (sign?: Event) => {
    // The banner comes late and would move the page under the finger (decision 17).
    if (sign && sign.type !== "focusin") {
      root.dataset.pressed = ""
      pointer = "pointerType" in sign ? `${sign.pointerType}` : ""
    }
    if (begun) return
    begun = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    const load = () => import(/* @vite-ignore */ portal)
    load()
      .catch(() => after(breath).then(load))
      .catch(async () => {
        await after(retryMs)
        begun = false
        if (!(await goAnew())) go()
      })
  }

  const press = (event: Event) => {
    const { target } = event
    const button = target instanceof Element && isDry(target) ? buttonOf(target) : null
    if (!button) return
    event.preventDefault()
    pressed = button
  }

  /**
   * React draws the whole page anew if the markup is not what it expects, as after a translation by
   * the browser, or where a host sends the home's document for every address.
   */
  const renew = () => {
    const drawn = rowNow()
    const heirs = new Map(printed.map((was) => [was, was.isConnected ? was : heirIn(drawn, printed, was)]))
    if (drawn.length !== printed.length && [...heirs].every(([was, is]) => !is || is === was)) return
    const button = (pressed && heirs.get(pressed)) ?? pressed
    for (const [was, is] of heirs) {
      if (!is || is === was) continue
      if (isField(is) && isField(was)) takeOver(is, was)
      if (was === focused) is.focus()
    }
    pressed = button
    printed = root.querySelector("[data-dry]") ? drawn : []
  }

  const replayAll = (part: Element) => {
    renew()
    if (part !== root) printed = []
    const { activeElement } = document
    const button = pressed
    replayFields([...part.querySelectorAll<Field>("input, textarea")].filter((field) => !isDry(field)))
    if (part.contains(activeElement)) focusIn(activeElement ?? part)
    pressed = button
    if (!button?.isConnected || !part.contains(button)) return
    if (isDry(button)) return focusIn(button)
    pressed = null
    button.dispatchEvent(
      new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, pointerType: pointer })
    )
  }

  const drawing = new MutationObserver(() => {
    if (printed.some(({ isConnected }) => !isConnected)) renew()
  })

  addEventListener("anew", () => keepEarly(turn, rowNow(), null))
  addEventListener("click", press, true)
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target !== pressed) pressed = null
      if (printed.some((was) => was === target)) focused = target
    },
    true
  )
  root.addEventListener("submit", (event) => isDry(root) && event.preventDefault(), true)
  for (const sign of signs) addEventListener(sign, go, true)

  root.addEventListener("hydrating", () => {
    alive.add(root)
    printed = rowNow()
    focused = document.activeElement
    // At once: what the visitor types on goes to the new field.
    drawing.observe(root, { childList: true, subtree: true })
  })
  root.addEventListener("hydrated", ({ target }) => {
    if (!(target instanceof Element)) return
    alive.add(target)
    if (target === root) drawing.disconnect()
    replayAll(target)
  })
  root.addEventListener("lost", (event) => {
    if (turn < mostTurns) event.preventDefault()
    void goAnew()
  })
  if (document.readyState === "complete") afterPaint(go)
  else addEventListener("load", () => afterPaint(go))
}

/**
 * Adds the style sheets whose text is in the document, switched off. Code that wants them finds
 * them, and the browser does not fetch them. It would, ahead of time, if they were in the markup.
 */
const mark = (styles: ReadonlyArray<string>) => {
  for (const href of styles)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }))
}

setLight()
markKeptTrip()
const root = document.getElementById("root")
const { files, styles } = document.querySelector<HTMLElement>("script[data-files]")?.dataset ?? {}
if (styles) mark(styles.split(" "))
if (root && files) begin(root, files.split(" "))
