import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { TripCard } from "../../src/components/TripCard/TripCard"
import { looks } from "./looks"

const meta = {
  title: "Components/Checkout/TripCard",
  component: TripCard,
  args: {
    title: "Tu viaje",
    rows: [
      { label: "Plan", value: "PLATINUM" },
      { label: "Fechas", value: "12/01/2027 – 26/01/2027" },
      { label: "Enviamos el voucher a", value: "ana@example.com" }
    ]
  }
} satisfies Meta<typeof TripCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Tu viaje" })).toBeVisible()
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Plan",
      "Fechas",
      "Enviamos el voucher a"
    ])
  }
}
const people = (names: ReadonlyArray<string>) => names.map((label, at) => ({ label, value: `Doc. 28.456.71${at}` }))
const change = { label: "Cambiar", href: "/cotizarpasajeros", onClick: fn((event) => event.preventDefault()) }

const sum = {
  label: "Total",
  price: "$ 201.814",
  way: "12 × $ 16.817,84 sin interés",
  card: { network: "Visa", text: "Visa terminada en 4242" }
}

/** Who travels, where the voucher goes, what is charged and how: one receipt before the button (OU-last-step). */
export const People: Story = {
  args: {
    kind: "people",
    rows: people(["Ana María Martínez", "Tomás Martínez", "Beatriz Martínez"]),
    to: { label: "Voucher a", value: "ana@example.com", change },
    sum
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Total")).toHaveTextContent("Total $ 201.814")
    await expect(canvas.getByText("Visa terminada en 4242")).toHaveAttribute("data-clarity-mask", "true")
    await expect(canvas.getByText(/^Voucher a/)).toHaveTextContent("Voucher a ana@example.com · Cambiar")
    await userEvent.click(canvas.getByRole("link", { name: "Cambiar" }))
    await expect(change.onClick).toHaveBeenCalledOnce()
  }
}

/** Nine people take less than half of a small phone's screen. */
export const NinePeople: Story = {
  globals: { viewport: { value: "w390" } },
  args: {
    kind: "people",
    rows: people(["Ana", "Tomás", "Beatriz", "Julián", "Sofía", "Mateo", "Lucía", "Bruno", "Emma"]),
    to: { label: "Voucher a", value: "ana@example.com", change }
  },
  play: ({ canvas }) => expect(canvas.getByRole("region").getBoundingClientRect().height).toBeLessThan(420)
}

/** Before a choice of instalments and card there is the amount alone. A declined card is missing. */
export const Looks: Story = looks(TripCard, {
  "sum alone": { ...People.args, title: "Antes de elegir", sum: { label: sum.label, price: sum.price } },
  "card missing": {
    ...People.args,
    title: "Sin la tarjeta rechazada",
    sum: { ...sum, card: undefined, missing: "Falta otra tarjeta" }
  },
  "long texts": {
    rows: [
      { label: "Viajan", value: "María de los Ángeles Etchegoyen Fernández Anchorena" },
      {
        label: "Enviamos el voucher a",
        value: "maria.de.los.angeles.etchegoyen.fernandez@correo-de-la-empresa.example"
      }
    ]
  }
})
Looks.play = async ({ canvas }) => {
  await expect(canvas.getAllByText("Total")[0]).toHaveTextContent("Total $ 201.814")
  await expect(canvas.getByText("Falta otra tarjeta")).toBeVisible()
}
