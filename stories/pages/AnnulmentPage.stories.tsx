import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { AnnulmentPage } from "../../src/pages/service/AnnulmentPage"
import { inWorld } from "../world/inWorld"
import { receives, sendFilled } from "./cancelling"

const meta = {
  title: "Pages/AnnulmentPage",
  component: AnnulmentPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/anulacioncobertura" } }
} satisfies Meta<typeof AnnulmentPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Anulación de Cobertura" })).toBeVisible()
  }
}

/** Validates the document by the rules of the toolbar's country. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    const document = await canvas.findByLabelText(/Número de documento/)
    await userEvent.type(document, "12.345.678-4")
    await userEvent.tab()
    await waitFor(() => expect(document).toBeInvalid())
    await userEvent.click(canvas.getByRole("button", { name: "ENVIAR" }))
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveFocus())
  }
}

export const Sent: Story = {
  parameters: { chromatic: { disableSnapshot: true }, playedUnder: ["network"] },
  play: receives("Envío de Baja de Servicio", /^ANU-/)
}

export const Failed: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    world: { path: "/anulacioncobertura", notifications: { lost: true } }
  },
  play: async ({ canvas }) => {
    await sendFilled(canvas)
    const dialog = within(await canvas.findByRole("dialog", { name: "Envío de Baja de Servicio" }))
    await waitFor(() =>
      expect(dialog.getByText("Problema al enviar la solicitud. Reintente en unos minutos.")).toBeVisible()
    )
  }
}
