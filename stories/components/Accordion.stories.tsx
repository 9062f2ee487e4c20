import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Accordion } from "../../src/components/Accordion/Accordion"

const items = [
  {
    id: "edad",
    title: "¿Hasta qué edad puedo viajar con cobertura?",
    children: <p>Podés contratar hasta los 75 años.</p>
  },
  {
    id: "equipaje",
    title: "¿Qué pasa si pierden mi equipaje?",
    children: (
      <>
        <p>Pedí el comprobante a la compañía aérea y avisanos antes de salir del aeropuerto.</p>
        <ul>
          <li>USD 60 por kilo, hasta USD 1.200.</li>
          <li>USD 40 por kilo, hasta USD 800, en países limítrofes.</li>
        </ul>
      </>
    )
  },
  { id: "voucher", title: "¿Cómo recibo mi voucher?", children: <p>Te lo mandamos por mail.</p> }
]

/** Waits for the unfolding animation to end. */
const unfolded = () => Promise.all(document.getAnimations().map(({ finished }) => finished))

const meta = {
  title: "Components/Layout/Accordion",
  component: Accordion,
  args: { id: "coberturas", title: "Qué cubre", items, copyLabel: "Copiar enlace", copiedLabel: "Enlace copiado" }
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** By a press; and by the address that names a question, which is marked. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText("Podés contratar hasta los 75 años.")
    await expect(answer).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText("¿Hasta qué edad puedo viajar con cobertura?").closest("summary")).toHaveFocus()
    await userEvent.click(canvas.getByText("¿Hasta qué edad puedo viajar con cobertura?"))
    await userEvent.click(canvas.getByText("¿Qué pasa si pierden mi equipaje?"))
    await expect(answer).toBeVisible()
    await unfolded()
    await expect(canvas.getByRole("link", { name: /^Copiar enlace: ¿Hasta qué edad/ })).toHaveAttribute("href", "#edad")
    location.hash = "voucher"
    await waitFor(() => expect(canvas.getByText("Te lo mandamos por mail.")).toBeVisible())
    await unfolded()
    history.replaceState(null, "", " ")
  }
}

/** Items that a search leaves. */
export const Filtered: Story = {
  args: { items: items.map((item) => ({ ...item, hidden: item.id !== "equipaje" })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¿Qué pasa si pierden mi equipaje?")).toBeVisible()
    await expect(canvas.getByText("¿Cómo recibo mi voucher?")).not.toBeVisible()
  }
}
