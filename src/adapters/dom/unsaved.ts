const touches = ["input", "change", "click"]

/** What was typed or ticked, whenever that was; only the portal's own, as OneTrust's preferences are fields too. */
const isFilled = (field: Element) => {
  if (field instanceof HTMLTextAreaElement) return field.value !== ""
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === "checkbox" || field.type === "radio"
    ? field.checked !== field.defaultChecked
    : field.value !== ""
}

/**
 * Whether the page shows what a new document would lose: a form that was touched or holds a text, or a dialog, such as the receipt of a
 * withdrawal. It looks from now on; `turned` tells that the page is another one.
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
