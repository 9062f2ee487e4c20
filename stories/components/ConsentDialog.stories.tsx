import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { ConsentDialog } from "../../src/components/ConsentDialog/ConsentDialog"
import { consent } from "../../src/copy/cookies"

const meta = {
  title: "Components/Feedback/ConsentDialog",
  component: ConsentDialog,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    open: true,
    words: consent,
    purposes: [
      { group: "measurement", ...consent.purposes.measurement },
      { group: "recording", ...consent.purposes.recording }
    ],
    allowed: [],
    onChoose: fn(),
    onClose: fn()
  }
} satisfies Meta<typeof ConsentDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "Preferencias de cookies" }))
    const measurement = dialog.getByRole("checkbox", { name: "De medición" })
    await expect(measurement).toHaveFocus()
    await expect(measurement).not.toBeChecked()
    await userEvent.click(measurement)
    await userEvent.click(dialog.getByRole("button", { name: "Guardar preferencias" }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(["measurement"])
  }
}

/** Earlier consent is ticked. Refusing withdraws all of it. */
export const Allowed: Story = {
  args: { allowed: ["measurement", "recording"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "De grabación" })).toBeChecked()
    await userEvent.click(canvas.getByRole("button", { name: "Rechazar opcionales" }))
    await expect(args.onChoose).toHaveBeenLastCalledWith([])
  }
}
