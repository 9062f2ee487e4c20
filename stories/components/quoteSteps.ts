import { expect, userEvent, waitFor, type within } from "storybook/test"

type Canvas = ReturnType<typeof within>

export const press = (canvas: Canvas, name: RegExp | string) => userEvent.click(canvas.getByRole("button", { name }))
/** Waits until a popup is visible. */
export const isOpen = (dialog: HTMLElement) => waitFor(() => expect(dialog).toBeVisible())
/** Waits until a popup is hidden. */
export const isClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeVisible())
/** Replaces the text of a field. */
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
