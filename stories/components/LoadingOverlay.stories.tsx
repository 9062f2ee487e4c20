import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { LoadingOverlay } from "../../src/components/LoadingOverlay/LoadingOverlay"

const meta = {
  title: "Components/LoadingOverlay",
  component: LoadingOverlay,
  parameters: { layout: "fullscreen" },
  args: { title: "Buscando tus planes", hint: "Comparamos coberturas y cuotas" }
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Buscando tus planes")
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
  }
}
export const Slow: Story = {
  args: { slowText: "Está tardando más de lo habitual.", cancelLabel: "Cancelar", onCancel: fn() },
  play: async ({ canvas, args }) => {
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }
}
