import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { RadioTiles } from "../../src/components/RadioTiles/RadioTiles"
import { payment } from "../../src/copy/payment"
import { holding } from "./holding"
import { looks } from "./looks"

const meta = {
  title: "Components/Fields/RadioTiles",
  component: RadioTiles,
  args: {
    label: "Horario de contacto",
    name: "hours",
    options: ["9 a 12", "12 a 15", "15 a 18"].map((slot) => ({ value: slot, label: `${slot} h` })),
    value: "",
    onChange: fn()
  },
  render: holding(RadioTiles, "value")
} satisfies Meta<typeof RadioTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Horario de contacto" })).toBeVisible()
    await userEvent.click(canvas.getByText("12 a 15 h"))
    await expect(canvas.getByRole("radio", { name: "12 a 15 h" })).toBeChecked()
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith("15 a 18")
  }
}

/**
 * The portal's error for a card of unknown type. Two short labels share a row on a phone too. In a row
 * each tile is as wide as its label: three names fit one line on a phone.
 */
export const Looks: Story = looks(RadioTiles, {
  invalid: { label: "Tipo de tarjeta", name: "type", error: payment.problems.type.unknown },
  short: {
    label: "Me vendió un productor",
    name: "sold",
    options: ["SI", "NO"].map((label) => ({ value: label, label })),
    value: "NO",
    short: true
  },
  row: {
    label: "Red de la tarjeta",
    name: "network",
    layout: "row",
    options: ["Visa", "Mastercard", "Amex"].map((label) => ({ value: label, label })),
    value: "Visa"
  }
})
Looks.play = async ({ canvas }) => {
  const invalid = canvas.getByRole("radiogroup", { name: "Tipo de tarjeta" })
  await expect(invalid).toHaveAccessibleDescription(payment.problems.type.unknown)
  for (const name of ["Me vendió un productor", "Red de la tarjeta"]) {
    const radios = within(canvas.getByRole("radiogroup", { name })).getAllByRole("radio")
    const tops = radios.map((radio) => radio.closest("label")?.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  }
}
export const Focused: Story = {
  args: { value: "9 a 12" },
  play: ({ canvas }) => canvas.getByLabelText("9 a 12 h").focus()
}
