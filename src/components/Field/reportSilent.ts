import type { SubmitEvent, SyntheticEvent } from "react"

const texts = "input:not([type=checkbox], [type=radio], [type=file]), textarea"

/**
 * Reports texts that a password manager set without an event: what is on the screen is sent. React
 * keeps the attribute `value`, or a text area's own text, as it last knew the text.
 */
export const reportSilent = (form: HTMLFormElement): void => {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts))
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** A form's submit: the page stays, and what is sent is what is on the screen. Nothing while `waits`. */
export const submits =
  (onSubmit: () => void, waits = false) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (waits) return
    reportSilent(event.currentTarget)
    onSubmit()
  }

const report = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => reportSilent(currentTarget)

/**
 * Props of a form that reports them before a key, a press or a left field draws it anew, which would
 * empty the fields again.
 */
export const silentReports = { onBlurCapture: report, onClickCapture: report, onKeyDownCapture: report }
