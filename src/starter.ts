/* The only script of a prerendered page. The portal comes after the first paint, or as soon as somebody touches the page;
   what was typed, ticked or pressed before it was there then takes effect. A part marked data-dry comes to life later than the
   rest: whatever has done so says "hydrated". */

const signs = ["pointerdown", "keydown", "focusin"] as const

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

const retick = (field: HTMLInputElement) => {
  field.checked = !field.checked
  field.click()
}

const refill = (fields: ReadonlyArray<Field>) => {
  for (const field of fields)
    if (isTickable(field)) {
      if (field.checked !== field.defaultChecked) retick(field)
    } else if (field.value !== field.defaultValue) {
      retell(field)
      // Not before what was typed is drawn: a field is judged and tidied as it is left.
      setTimeout(
        () => document.activeElement !== field && field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      )
    }
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

  const isDry = (element: Element) => {
    const part = element.closest("[data-dry]")
    return !alive.has(part && alive.has(root) ? part : root)
  }

  const go = () => {
    if (begun) return
    begun = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    import(/* @vite-ignore */ files[0] ?? "").catch(() => {
      begun = false
    })
  }

  const press = (event: Event) => {
    const { target } = event
    const button = target instanceof Element && isDry(target) ? buttonOf(target) : null
    if (!button) return
    event.preventDefault()
    pressed = button
  }

  const revive = (part: Element) => {
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

  root.addEventListener("hydrating", () => alive.add(root))
  root.addEventListener("hydrated", ({ target }) => {
    if (!(target instanceof Element)) return
    alive.add(target)
    revive(target)
  })
  if (document.readyState === "complete") afterPaint(go)
  else addEventListener("load", () => afterPaint(go))
}

/** Style sheets whose text is in the document: switched off they are not fetched, and whoever asks for them finds them there. As markup
    they would be fetched all the same, ahead of time. */
const mark = (styles: ReadonlyArray<string>) => {
  for (const href of styles)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }))
}

const root = document.getElementById("root")
const { files, styles } = document.querySelector<HTMLElement>("script[data-files]")?.dataset ?? {}
if (styles) mark(styles.split(" "))
if (root && files) begin(root, files.split(" "))
