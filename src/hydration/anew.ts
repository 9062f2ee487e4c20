/** A field that takes text or a tick. */
export type Field = HTMLInputElement | HTMLTextAreaElement

/** True for a field that takes text or a tick. */
export const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** True for a box or a radio. */
export const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio"

/**
 * True for a box that the visitor changed, and for a radio that the visitor chose. A click on the
 * radio chosen before would undo the choice.
 */
export const isTicked = ({ checked, defaultChecked, type }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === "checkbox")

const knownAs = (actor: HTMLElement) => {
  const { autocomplete, name, type } = actor as HTMLInputElement
  const form = actor.closest("form")?.getAttribute("aria-label")
  return [form, type, name, autocomplete, actor instanceof HTMLButtonElement && actor.textContent].join("|")
}

/**
 * What replaces a field or a button in a page that is drawn anew. With as many of them as before,
 * it is the same page, and the place in the row tells. On another page it is the first one of the
 * same form, type and name, if there is one.
 */
export const heirIn = (
  drawn: ReadonlyArray<HTMLElement>,
  printed: ReadonlyArray<HTMLElement>,
  was: HTMLElement
): HTMLElement | undefined =>
  drawn.length === printed.length ? drawn[printed.indexOf(was)] : drawn.find((actor) => knownAs(actor) === knownAs(was))

/** Puts what the visitor did in a replaced field into the one in its place. */
export const takeOver = (field: Field, was: Field): void => {
  if (isTickable(field) && isTickable(was)) field.checked = was.checked
  else if (was.value !== was.defaultValue) field.value = was.value
}

/** What the visitor did so far. The fields and buttons of the page stand in one row. */
interface Early {
  /** How many documents of this page were lost before. */
  readonly turn: number
  readonly values: ReadonlyArray<string | boolean | null>
  readonly focused: number
  readonly pressed: number
}

/** Passwords and card data are stored nowhere. */
const isSecret = ({ autocomplete, type }: Field) => type === "password" || autocomplete.startsWith("cc-")

const heldBy = (actor: Element) => {
  if (!isField(actor) || isSecret(actor) || actor.closest("[data-kept]")) return null
  return isTickable(actor) ? actor.checked : actor.value
}

const put = (field: Field, value: string | boolean) => {
  if (isTickable(field)) field.checked = value === true
  else field.value = String(value)
}

/** Fills the row with what the lost document held, and forgets it. */
export const restoreInput = (
  actors: ReadonlyArray<HTMLElement>
): { readonly turn: number; readonly pressed: HTMLElement | null } => {
  const { early, ...state }: { readonly early?: Early } = history.state ?? {}
  if (early) history.replaceState(state, "")
  if (early?.values.length !== actors.length) return { turn: early?.turn ?? 0, pressed: null }
  for (const [at, actor] of actors.entries()) {
    const value = early.values[at] ?? null
    if (isField(actor) && value !== null) put(actor, value)
  }
  actors[early.focused]?.focus()
  return { turn: early.turn, pressed: actors[early.pressed] ?? null }
}

/**
 * Carries the row over to the next document, in the history entry. A browser itself keeps no field
 * with autocomplete="off". A form under data-kept keeps its own input.
 */
export const keepEarly = (turn: number, actors: ReadonlyArray<Element>, pressed: Element | null): void => {
  const placeOf = (element: Element | null) => (element ? actors.indexOf(element) : -1)
  const early: Early = {
    turn,
    values: actors.map(heldBy),
    focused: placeOf(document.activeElement),
    pressed: placeOf(pressed)
  }
  history.replaceState({ ...history.state, early }, "")
}

/** Loads the document anew, and `keep`s the row until the last moment. */
export const reloadKeepingInput = (keep: () => void) => {
  for (const sign of ["input", "focusin", "click"]) addEventListener(sign, keep, true)
  keep()
  location.reload()
}
