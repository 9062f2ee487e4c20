/** Sets a field's text as a password manager may: the page hears no event, nor does React. */
export const fillSilently = (field: HTMLElement, text: string) => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text)
}
