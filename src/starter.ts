/* The only script of a prerendered page. The portal comes after the first paint, or as soon as somebody touches the page;
   what was typed, ticked or pressed before it was there then takes effect. */

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

const refill = (root: HTMLElement) => {
  for (const field of root.querySelectorAll<Field>("input, textarea"))
    if (isTickable(field)) {
      if (field.checked !== field.defaultChecked) retick(field)
    } else if (field.value !== field.defaultValue) retell(field)
}

/** The button that is pressed, unless the browser itself does what it is for. */
const buttonOf = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, [role=button]") : null
  return button instanceof HTMLButtonElement && button.popoverTargetElement ? null : button
}

const begin = (root: HTMLElement, files: ReadonlyArray<string>) => {
  const ended = new AbortController()
  const heard = { capture: true, signal: ended.signal }
  let pressed: HTMLElement | null = null
  let begun = false

  const go = () => {
    if (begun) return
    begun = true
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    import(/* @vite-ignore */ files[0] ?? "").catch(() => {
      begun = false
    })
  }

  addEventListener(
    "click",
    (event) => {
      const button = buttonOf(event)
      if (!button) return
      event.preventDefault()
      pressed = button
    },
    heard
  )
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target !== pressed) pressed = null
    },
    heard
  )
  root.addEventListener("submit", (event) => event.preventDefault(), heard)
  for (const sign of signs) addEventListener(sign, go, heard)

  root.addEventListener("hydrating", () => ended.abort())
  root.addEventListener("hydrated", () => {
    refill(root)
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    if (pressed?.isConnected) pressed.click()
  })
  if (document.readyState === "complete") go()
  else addEventListener("load", go, { signal: ended.signal })
}

const root = document.getElementById("root")
const files = document.querySelector<HTMLElement>("script[data-files]")?.dataset.files
if (root && files) begin(root, files.split(" "))
