import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { LoadingOverlay } from "../../src/components/LoadingOverlay/LoadingOverlay"

const meta = {
  title: "Components/Feedback/LoadingOverlay",
  component: LoadingOverlay,
  parameters: { layout: "fullscreen", ...framed },
  args: { title: "Buscando tus planes", hint: "Un segundo: comparamos coberturas y cuotas" }
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Buscando tus planes")
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    // The page behind does not shine through the words.
    await expect(getComputedStyle(overlay).backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  }
}
// QB-09, OU-12
export const Slow: Story = {
  args: { slowText: "Está tardando más de lo habitual.", cancelLabel: "Cancelar", onCancel: fn() },
  play: async ({ canvas, args }) => {
    const overlay = canvas.getByRole("dialog", { name: "Buscando tus planes" })
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }
}

/**
 * A wait without a way out, as during the payment. Escape does nothing and the page behind is
 * unreachable.
 */
export const WithoutWayOut: Story = {
  args: {
    title: "Estamos procesando tu pago",
    hint: "No cierres esta ventana.",
    slowText: "Está tardando más de lo habitual. Seguimos esperando la respuesta."
  },
  render: (args) => (
    <>
      <button type="button">COMPLETAR PAGO</button>
      <LoadingOverlay {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("dialog", { name: "Estamos procesando tu pago" }) as HTMLDialogElement
    await expect(overlay).toHaveAccessibleDescription("No cierres esta ventana.")
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
    await userEvent.keyboard("{Escape}{Escape}")
    await userEvent.tab()
    await expect(overlay).toHaveAttribute("open")
    canvas.getByText("COMPLETAR PAGO").focus()
    await expect(canvas.getByText("COMPLETAR PAGO")).not.toHaveFocus()
    // The browser may force the dialog closed.
    overlay.close()
    await waitFor(() => expect(overlay.matches(":modal")).toBe(true))
    await waitFor(() => expect(getComputedStyle(overlay).opacity).toBe("1"))
  }
}

const comesLate = "Esto está tardando más de lo normal. Puede tardar hasta un minuto. Un solo cobro."

/** A slip of what is awaited. The sentence of a long wait comes below it, and moves none of it. */
export const Slip: Story = {
  args: { title: "Procesando tu pago…", hint: "No cierres esta página." },
  globals: { viewport: { value: "w360" } },
  render: (args) => {
    const [slow, setSlow] = useState(false)
    return (
      <LoadingOverlay {...args} slowText={slow ? comesLate : undefined}>
        <button type="button" onClick={() => setSlow(true)}>
          $ 112.119
        </button>
      </LoadingOverlay>
    )
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole("button", { name: "$ 112.119" })
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("dialog")).opacity).toBe("1"))
    const { top } = amount.getBoundingClientRect()
    await userEvent.click(amount)
    await expect(canvas.getByText(comesLate)).toBeVisible()
    await expect(Math.abs(amount.getBoundingClientRect().top - top)).toBeLessThan(4)
  }
}
