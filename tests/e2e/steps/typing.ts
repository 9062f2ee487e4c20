/**
 * Playwright types into Firefox by setting `value`, which React takes for its own change and
 * ignores. This types through the editor, as a person does, with the browser's own events.
 */
export const typeAsUsersDo = () => {
  const insert = (text: string) => void document.execCommand("insertText", false, text)
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set: () => undefined })
}
