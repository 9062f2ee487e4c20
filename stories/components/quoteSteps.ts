import { expect, userEvent, waitFor, type within } from "storybook/test"

type Canvas = ReturnType<typeof within>

export const press = (canvas: Canvas, name: RegExp | string) => userEvent.click(canvas.getByRole("button", { name }))
/** Presses a popup's button and waits until the focus is in the popup, which may be named otherwise. */
export const openPopup = async (canvas: Canvas, button: string, name = button) => {
  await press(canvas, button)
  const dialog = canvas.getByRole("dialog", { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null))
  return dialog
}
/** Waits until a popup is visible. */
export const isOpen = (dialog: HTMLElement) => waitFor(() => expect(dialog).toBeVisible())
/** Waits until a popup is hidden. */
export const isClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeVisible())
/** Replaces the text of a field. */
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
