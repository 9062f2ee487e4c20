import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { RadioTiles } from "../../src/components/RadioTiles/RadioTiles"
import { payment } from "../../src/copy/payment"
import { holding } from "./holding"

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
export const Chosen: Story = { args: { value: "12 a 15" } }
/** The portal's error for a card of unknown type. */
export const Invalid: Story = {
  args: { label: "Tipo de tarjeta", error: payment.problems.type.unknown },
  play: ({ canvas, args }) => expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(String(args.error))
}
/** Two short labels share a row on a phone too. */
export const Short: Story = {
  args: {
    label: "Me vendió un productor",
    options: ["SI", "NO"].map((label) => ({ value: label, label })),
    value: "NO",
    short: true
  },
  play: async ({ canvas }) => {
    const [yes, no] = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect().top)
    await expect(yes).toBe(no)
  }
}

/** Each tile as wide as its label: three names fit one line on a phone. */
export const Row: Story = {
  args: {
    label: "Tipo de tarjeta",
    name: "network",
    layout: "row",
    options: ["Visa", "Mastercard", "Amex"].map((label) => ({ value: label, label })),
    value: "Visa"
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  }
}
export const Focused: Story = {
  args: { value: "9 a 12" },
  play: ({ canvas }) => canvas.getByLabelText("9 a 12 h").focus()
}
