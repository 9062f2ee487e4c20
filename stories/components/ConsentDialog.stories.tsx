import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { ConsentDialog } from "../../src/components/ConsentDialog/ConsentDialog"

const meta = {
  title: "Components/Feedback/ConsentDialog",
  component: ConsentDialog,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    open: true,
    words: {
      title: "Preferencias de cookies",
      lead: "La elección vale durante 6 meses.",
      close: "Cerrar",
      necessary: {
        label: "Necesarias",
        always: "Siempre activas",
        text: "Mantienen la sesión, la búsqueda y las preferencias."
      },
      refuse: "Rechazar opcionales",
      save: "Guardar preferencias",
      note: "En este momento el sitio no usa ninguna cookie opcional."
    },
    purposes: [
      { group: "measurement", label: "De medición", text: "Cuentan las visitas y los botones que se usan." },
      { group: "recording", label: "De grabación", text: "Muestran cómo se recorre el sitio." }
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
