import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { pageModes } from "../../.storybook/modes"
import { WithdrawalPage } from "../../src/pages/service/WithdrawalPage"
import { inWorld } from "../world/inWorld"
import { receives, sendFilled } from "./cancelling"

const meta = {
  title: "Pages/WithdrawalPage",
  component: WithdrawalPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: { path: "/arrepentimiento" } }
} satisfies Meta<typeof WithdrawalPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Botón de arrepentimiento" })).toBeVisible()
  }
}

const worldOf = (notifications: object) => ({ world: { path: "/arrepentimiento", notifications } })

/** Sent empty: six errors, one per field (WD-03). A document that is too short gets a different one. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "ENVIAR" }))
    await waitFor(() => expect(canvas.getByLabelText("Nombre")).toHaveFocus())
    const form = canvas.getByRole("form", { name: "Botón de arrepentimiento" })
    await expect(form.querySelectorAll("[aria-invalid=true]")).toHaveLength(6)
    await userEvent.type(canvas.getByLabelText(/Número de documento/), "123{Tab}")
    await expect(await canvas.findByText(/^Documento debe ser|^Error en el RUT/)).toBeVisible()
  }
}

export const Sent: Story = {
  parameters: { playedUnder: ["network"] },
  play: receives("Botón de arrepentimiento", /^ARR-/)
}

/** A failure keeps all input, and the visitor can try again. */
export const Failed: Story = {
  parameters: worldOf({ lost: true }),
  play: async ({ canvas }) => {
    await sendFilled(canvas)
    const dialog = within(await canvas.findByRole("dialog"))
    await waitFor(() => expect(dialog.getByText(/^Problema al enviar la solicitud de arrepentimiento/)).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: "Reintentar" }))
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible())
    await expect(canvas.getByLabelText("Nombre")).toHaveValue("Ana Martínez")
  }
}

/**
 * From a voucher: prefilled except for the message, with the digits of its number. The carried data
 * is used up.
 */
export const Brought: Story = {
  parameters: {
    world: {
      path: "/arrepentimiento",
      carried: {
        handed: {
          name: "Ana Martínez",
          document: "28456712",
          purchaseDate: "18/11/2026",
          voucher: "AR-48201936",
          email: "ana@example.com"
        }
      }
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Número de voucher")).toHaveValue("48201936"))
    await expect(canvas.getByLabelText("Fecha de compra")).toHaveValue("18/11/2026")
    await expect(canvas.getByLabelText("Mensaje")).toHaveValue("")
  }
}
