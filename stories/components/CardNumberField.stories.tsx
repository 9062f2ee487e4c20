import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent } from "storybook/test"
import { CardNumberField } from "../../src/components/CardNumberField/CardNumberField"
import { holding } from "./holding"
import { looks } from "./looks"

/** Types as a composing keyboard does: it replaces the whole word, which must still stand as it left it. */
const compose = async (field: HTMLElement, words: ReadonlyArray<string>) => {
  field.focus()
  await fireEvent.compositionStart(field)
  for (const value of words) {
    await fireEvent.input(field, { target: { value }, isComposing: true })
    await expect(field).toHaveValue(value)
  }
  await fireEvent.compositionEnd(field)
}

const meta = {
  title: "Components/Fields/CardNumberField",
  component: CardNumberField,
  args: { label: "Número de tarjeta", name: "cardNumber", value: "", onChange: fn() },
  render: holding(CardNumberField, "value")
} satisfies Meta<typeof CardNumberField>
export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  canvas.getByLabelText("Número de tarjeta") as HTMLInputElement

/**
 * Groups digits while the visitor types and ignores letters. Recorders are told to skip the field.
 */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const field = fieldOf(canvas)
    await userEvent.type(field, "4509x53001284 1142")
    await expect(field).toHaveValue("4509 5300 1284 1142")
    await expect(args.onChange).toHaveBeenLastCalledWith("4509530012841142")
    await expect(field).toHaveAttribute("autocomplete", "cc-number")
    await expect(field).toHaveAttribute("data-clarity-mask", "true")
  }
}

/**
 * An edit in the middle keeps the caret in place. Deleting a space deletes the digit before it. A
 * keyboard that composes writes on undisturbed; the text is read at its end.
 */
export const Edited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: "4509530012841142" },
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas)
    await userEvent.click(field)
    field.setSelectionRange(5, 5)
    await userEvent.keyboard("{Backspace}")
    await expect(field).toHaveValue("4505 3001 2841 142")
    await expect(field.selectionStart).toBe(3)
    await userEvent.keyboard("97")
    await expect(field).toHaveValue("4509 7530 0128 4114 2")
    await expect(field.selectionStart).toBe(6)
    await userEvent.clear(field)
    await compose(field, ["4509", "45095", "4509530012841142"])
    await expect(field).toHaveValue("4509 5300 1284 1142")
    await expect(args.onChange).toHaveBeenLastCalledWith("4509530012841142")
  }
}

export const Looks: Story = looks(CardNumberField, {
  valid: { value: "4509530012841142", valid: true },
  wrong: { value: "54127500123456", error: "Tipo y número de tarjeta incompatibles" },
  doubtful: { value: "4509530012841143", warning: "Revisá el número: puede tener un dígito cambiado." }
})
