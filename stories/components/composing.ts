import { expect, fireEvent } from "storybook/test"

/** Types as a composing keyboard does: it replaces the whole word, which must still stand as it left it. */
export const compose = async (field: HTMLElement, words: ReadonlyArray<string>) => {
  field.focus()
  await fireEvent.compositionStart(field)
  for (const value of words) {
    await fireEvent.input(field, { target: { value }, isComposing: true })
    await expect(field).toHaveValue(value)
  }
  await fireEvent.compositionEnd(field)
}
