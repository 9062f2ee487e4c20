const asked = "input, select, textarea, [popovertarget], [type=submit]"

/**
 * Moves on from a filled control: to the next wrong one of its form, and otherwise to the next one.
 * `sends` presses the form's button where nothing is wrong.
 */
export const goOn = (control: HTMLElement | null, sends = false) => {
  const form = control?.closest("form")
  if (!control || !form) return
  const all = Array.from(form.elements).filter((each) => each.matches(asked)) as Array<HTMLElement>
  const at = all.indexOf(control)
  const ahead = [...all.slice(at + 1), ...all.slice(0, at)]
  const wrong = ahead.find((each) => each.closest("[aria-invalid=true], [data-invalid]"))
  const submit = all.find((each) => each.matches("[type=submit]"))
  if (wrong || !sends) return (wrong ?? ahead[0])?.focus()
  submit?.focus()
  submit?.click()
}
