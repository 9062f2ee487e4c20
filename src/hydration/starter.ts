/* The only script of a prerendered page. The portal comes after the first paint, or as soon as somebody touches the page;
   what was typed, ticked or pressed before it was there then takes effect. A part marked data-dry comes to life later than the
   rest: whatever has done so says "hydrated". */

const signs = ["pointerdown", "keydown", "focusin"] as const
const retryMs = 3000
const actors = "form :is(input, textarea, button)"

type Field = HTMLInputElement | HTMLTextAreaElement

const isTickable = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"

const prototypeOf = (field: Field) =>
  field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype

/** React asks its own note of the value whether an event tells something new, so the note is put back first. */
const retell = (field: Field) => {
  const { value } = field
  field.value = ""
  Object.getOwnPropertyDescriptor(prototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new InputEvent("input", { bubbles: true }))
}

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Of radios only the one that is chosen tells: pressing the one that gave way would take the choice back. */
const isTicked = ({ checked, defaultChecked, type }: HTMLInputElement) =>
  checked !== defaultChecked && (checked || type === "checkbox")

const retick = (field: HTMLInputElement) => {
  field.checked = !field.checked
  field.click()
}

const refill = (fields: ReadonlyArray<Field>) => {
  for (const field of fields)
    if (isTickable(field)) {
      if (isTicked(field)) retick(field)
    } else if (field.value !== field.defaultValue) {
      retell(field)
      // Not before what was typed is drawn: a field is judged and tidied as it is left.
      setTimeout(
        () => document.activeElement !== field && field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      )
    }
}

/** A field that was drawn anew gets what the one before it held. */
const takeOver = (field: Field, was: Field) => {
  if (isTickable(field) && isTickable(was)) field.checked = was.checked
  else if (was.value !== was.defaultValue) field.value = was.value
}

const focusIn = (element: Element) => element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))

/** The button that is pressed, unless the browser itself does what it is for. */
const buttonOf = (target: Element) => {
  const button = target.closest<HTMLElement>("button, [role=button]")
  return button instanceof HTMLButtonElement && button.popoverTargetElement ? null : button
}

/** The load event may come before the first paint on a busy machine; a hidden page is never painted. */
const afterPaint = (act: () => void) => {
  if (document.hidden) return act()
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)))
}

const begin = (root: HTMLElement, files: ReadonlyArray<string>) => {
  const alive = new WeakSet<Element>()
  let pressed: HTMLElement | null = null
  let begun = false
  let losses = 0
  let retry = 0
  let printed: ReadonlyArray<Element> = []
  let focused: Element | null = null

  const isDry = (element: Element) => {
    const part = element.closest("[data-dry]")
    return !alive.has(part && alive.has(root) ? part : root)
  }

  /** A browser that remembers for the life of a document that a script was lost gets another document, once, with its fields as they are. */
  const goAgain = () => {
    const isReloaded = performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload"
    if (losses < 3 || isReloaded) return go()
    fetch(files[0] ?? "").then(({ ok }) => (ok ? location.reload() : go()), go)
  }

  const go = () => {
    if (begun) return
    begun = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    import(/* @vite-ignore */ files[0] ?? "").catch(() => {
      begun = false
      losses += 1
      clearTimeout(retry)
      retry = window.setTimeout(goAgain, retryMs)
    })
  }

  const press = (event: Event) => {
    const { target } = event
    const button = target instanceof Element && isDry(target) ? buttonOf(target) : null
    if (!button) return
    event.preventDefault()
    pressed = button
  }

  /** Where what is printed does not hold, as in a page that the browser translated, all of it is drawn anew. */
  const renew = () => {
    const drawn = [...root.querySelectorAll<HTMLElement>(actors)]
    if (drawn.length !== printed.length) return
    const button = drawn[printed.indexOf(pressed ?? root)] ?? pressed
    for (const [at, was] of printed.entries()) {
      const is = drawn[at]
      if (!is || is === was) continue
      if (isField(is) && isField(was)) takeOver(is, was)
      if (was === focused) is.focus()
    }
    pressed = button
    printed = root.querySelector("[data-dry]") ? drawn : []
  }

  const revive = (part: Element) => {
    renew()
    if (part !== root) printed = []
    const { activeElement } = document
    const button = pressed
    refill([...part.querySelectorAll<Field>("input, textarea")].filter((field) => !isDry(field)))
    if (part.contains(activeElement)) focusIn(activeElement ?? part)
    pressed = button
    if (!button?.isConnected || !part.contains(button)) return
    if (isDry(button)) return focusIn(button)
    pressed = null
    button.click()
  }

  addEventListener("click", press, true)
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target !== pressed) pressed = null
    },
    true
  )
  root.addEventListener("submit", (event) => isDry(root) && event.preventDefault(), true)
  for (const sign of signs) addEventListener(sign, go, true)

  root.addEventListener("hydrating", () => {
    alive.add(root)
    printed = [...root.querySelectorAll(actors)]
    focused = document.activeElement
  })
  root.addEventListener("hydrated", ({ target }) => {
    if (!(target instanceof Element)) return
    alive.add(target)
    revive(target)
  })
  if (document.readyState === "complete") afterPaint(go)
  else addEventListener("load", () => afterPaint(go))
}

/** Style sheets whose text is in the document: switched off they are not fetched, and code that asks for them finds them there. As markup
    they would be fetched all the same, ahead of time. */
const mark = (styles: ReadonlyArray<string>) => {
  for (const href of styles)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }))
}

const root = document.getElementById("root")
const { files, styles } = document.querySelector<HTMLElement>("script[data-files]")?.dataset ?? {}
if (styles) mark(styles.split(" "))
if (root && files) begin(root, files.split(" "))
