const touches = ["input", "change", "click"]

/** A typed or ticked field. Only the portal's own fields count, because OneTrust has fields too. */
const isFilled = (field: Element) => {
  if (field instanceof HTMLTextAreaElement) return field.value !== ""
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === "checkbox" || field.type === "radio"
    ? field.checked !== field.defaultChecked
    : field.value !== ""
}

/**
 * True if a new document would lose something: a touched or filled form, or an open dialog such as
 * a withdrawal receipt. It watches from this call on. `turned` resets it after a change of page.
 */
export const watchUnsaved = (): { readonly isThere: () => boolean; readonly turned: () => void } => {
  let touched = false
  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest("#root :is(form, dialog, [popover])")) touched = true
  }
  for (const kind of touches) addEventListener(kind, touch, true)
  return {
    isThere: () =>
      touched ||
      document.querySelector("dialog[open]") !== null ||
      [...document.querySelectorAll("#root :is(input, textarea)")].some(isFilled),
    turned: () => {
      touched = false
    }
  }
}
