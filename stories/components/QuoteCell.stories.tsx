import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Popup } from "../../src/components/Popup/Popup"
import { QuoteCellButton, QuoteCellField } from "../../src/components/QuoteCell/QuoteCell"
import { Remedy } from "../../src/components/Remedy/Remedy"

const meta = {
  title: "Components/Quote/QuoteCell",
  component: QuoteCellButton,
  args: {
    icon: "map-pin",
    label: "Destino",
    placeholder: "¿A dónde viajás?",
    value: "",
    popup: "cell-popup",
    onPress: fn(),
    children: (
      <Popup id="cell-popup" label="Destino" title="Destino" closeLabel="Cerrar">
        EUROPA
      </Popup>
    )
  }
} satisfies Meta<typeof QuoteCellButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Chosen: Story = {
  args: { value: "EUROPA" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Destino EUROPA" })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledWith("cell-popup", expect.anything())
    await canvas.findByRole("dialog", { name: "Destino" })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    button.blur()
  }
}
export const Invalid: Story = {
  args: { error: "Destino es requerido." },
  play: ({ canvas }) => expect(canvas.getByRole("button")).toHaveAccessibleDescription("Destino es requerido.")
}
/** Says which change was dropped and what remains. The cell is valid. */
export const Noted: Story = {
  args: {
    icon: "calendar-blank",
    label: "Fechas",
    value: "12/01/2027 – 26/01/2027",
    note: ["Ambas fechas son requeridas.", "Siguen las fechas de antes."]
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "Ambas fechas son requeridas. Siguen las fechas de antes."
    )
}

const phone = {
  icon: "phone",
  label: "Teléfono",
  placeholder: "10 dígitos",
  type: "tel",
  inputMode: "numeric",
  autoComplete: "tel",
  onChange: fn()
} as const

export const Field: Story = { render: () => <QuoteCellField {...phone} value="" /> }
export const FieldTyped: Story = {
  render: () => <QuoteCellField {...phone} value="1155550143" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Teléfono")
    await userEvent.type(field, "7")
    await expect(phone.onChange).toHaveBeenCalledWith("11555501437")
    field.blur()
  }
}
export const FieldInvalid: Story = {
  render: () => (
    <QuoteCellField {...phone} value="11555501" error="Teléfono debe tener 10 dígitos." hint="Sin 0 ni 15" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Teléfono")).toBeInvalid()
    await expect(canvas.getByLabelText("Teléfono")).toHaveAccessibleDescription(
      "Teléfono debe tener 10 dígitos. Sin 0 ni 15"
    )
  }
}
/** Offers another reading of a refused phone. */
export const FieldRemedied: Story = {
  render: () => (
    <QuoteCellField
      {...phone}
      value="011 5555 0143"
      error="Teléfono debe tener 10 dígitos."
      hint="Sin 0 ni 15"
      after={<Remedy reading="1155550143" label={(ten) => `Usar ${ten}`} onUse={phone.onChange} />}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usar 1155550143" }))
    await expect(phone.onChange).toHaveBeenCalled()
  }
}
