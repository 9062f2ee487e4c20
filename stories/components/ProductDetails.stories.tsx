import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { ProductDetails } from "../../src/components/ProductDetails/ProductDetails"
import { homeSaid } from "../homeSaid"

const meta = {
  title: "Components/Plans/ProductDetails",
  component: ProductDetails,
  parameters: { layout: "fullscreen", ...framed },
  args: {
    title: "GOLD",
    lead: "USD 150.000 de cobertura por persona",
    open: true,
    onClose: fn(),
    onRetry: fn(),
    coverage: {
      is: "done",
      rows: [
        { description: "Asistencia médica por enfermedad", detail: "USD 150.000" },
        { description: "Asistencia médica por accidente", detail: "USD 150.000" },
        { description: "Odontología de urgencia", detail: "USD 500" },
        { description: "Medicamentos", detail: "USD 600" },
        { description: "Pérdida de equipaje", detail: "USD 1.200" }
      ]
    },
    words: homeSaid.products
  }
} satisfies Meta<typeof ProductDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "GOLD" }))
    await expect(dialog.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Beneficio", "Detalle"])
    await expect(dialog.getAllByRole("row")).toHaveLength(6)
    await userEvent.click(dialog.getByRole("button", { name: "Cerrar" }))
    await expect(args.onClose).toHaveBeenCalled()
  }
}

export const Loading: Story = { args: { coverage: { is: "loading" } } }

export const Failed: Story = {
  args: { coverage: { is: "failed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("No pudimos cargar el detalle de la cobertura.")
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
}
