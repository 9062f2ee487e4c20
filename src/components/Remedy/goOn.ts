const asked = "input, select, textarea, [popovertarget], [type=submit]"

/**
 * Moves on from a place in a form: to the next wrong control, and otherwise to the next one. `sends`
 * presses the form's button where nothing is wrong.
 */
export const goOn = (from: HTMLElement, sends: boolean) => {
  const all = Array.from(from.closest("form")?.elements ?? []) as Array<HTMLElement>
  const controls = all.filter((each) => each.matches(asked))
  const isAhead = (each: HTMLElement) => Boolean(from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
  const ahead = [...controls.filter(isAhead), ...controls.filter((each) => !isAhead(each))]
  const wrong = ahead.find((each) => each.closest("[aria-invalid=true], [data-invalid]"))
  const submit = controls.find((each) => each.matches("[type=submit]"))
  if (wrong || !sends) return (wrong ?? ahead[0])?.focus()
  submit?.focus()
  submit?.click()
}
