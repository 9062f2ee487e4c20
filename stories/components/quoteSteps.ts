import { expect, userEvent, waitFor, type within } from "storybook/test"

type Canvas = ReturnType<typeof within>

/** Presses the button of a name. */
export const press = (canvas: Canvas, name: RegExp | string) => userEvent.click(canvas.getByRole("button", { name }))
/** Until a popup is shown. */
export const isOpen = (dialog: HTMLElement) => waitFor(() => expect(dialog).toBeVisible())
/** Until it is gone. */
export const isClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeVisible())
/** Types in place of what stands there. */
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
