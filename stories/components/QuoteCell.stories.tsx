import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Popup } from "../../src/components/Popup/Popup"
import { QuoteCellButton, QuoteCellField } from "../../src/components/QuoteCell/QuoteCell"
import { looks } from "./looks"

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
  value: "",
  onChange: fn()
} as const
const fields = looks(QuoteCellField, {
  empty: {},
  typed: { value: "1155550143" },
  wrong: { value: "11555501", error: "Teléfono debe tener 10 dígitos.", hint: "Sin 0 ni 15" }
})

export const Fields: Story = { render: () => fields.render(phone) }
