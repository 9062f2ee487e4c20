/**
 * Reports texts that a password manager set without an event: what is on the screen is sent. React
 * keeps the attribute `value`, or a text area's own text, as it last knew the text.
 */
export const reportSilent = ({ elements }: HTMLFormElement): void => {
  for (const field of elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }))
  }
}
