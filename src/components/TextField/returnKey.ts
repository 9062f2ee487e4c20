import type { FocusEvent, KeyboardEvent } from "react"

/** True for what a form still asks for: a text, or a choice not yet made. An optional tick is none. */
const isAsked = (each: Element): each is HTMLElement => {
  if (!each.matches("input:enabled, select:enabled, textarea") || each.getClientRects().length === 0) return false
  if (each instanceof HTMLSelectElement) return each.value === ""
  if (each.matches("[type=radio]")) return !each.closest("[role=radiogroup]")?.querySelector(":checked")
  return !each.matches("[type=checkbox]") || each.matches("[aria-required]:not(:checked)")
}

const nextOf = (field: HTMLInputElement) => {
  const all = [...(field.form?.elements ?? [])]
  return all.slice(all.indexOf(field) + 1).find(isAsked)
}

/**
 * For a text in a form: its return key goes on to what the form asks for next, and from the last
 * field it sends. A phone's keyboard names the key so (A11Y-08).
 */
export const returnKey = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    currentTarget.enterKeyHint = nextOf(currentTarget) ? "next" : "go"
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const next = nextOf(event.currentTarget)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
