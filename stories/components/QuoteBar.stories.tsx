import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { QuoteBar } from "../../src/components/QuoteBar/QuoteBar"
import { barWith, HoldingBar, type HoldingBarProps } from "./HoldingBar"
import { barArgs, empty, filled } from "./quoteSamples"
import { isClosed, isOpen, press, retype } from "./quoteSteps"

const meta = {
  title: "Components/Quote/QuoteBar",
  component: QuoteBar,
  // The story holds it, as a page does.
  argTypes: { bar: { control: false } },
  parameters: { layout: "padded" },
  args: {
    ...barArgs,
    bar: barWith(empty),
    onChange: fn(),
    onSend: fn(),
    onSubmit: fn(),
    onAgesApplied: fn(),
    onFirstTouch: fn(),
    onOpenDestinations: fn()
  },
  render: (args) => (
    <div style={{ maxInlineSize: "var(--container)", marginInline: "auto" }}>
      <HoldingBar {...args} />
    </div>
  )
} satisfies Meta<HoldingBarProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Filled: Story = {
  args: { bar: barWith(filled) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("form", { name: "Cotizador" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Destino EUROPA" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Fechas 12/01/2027 – 26/01/2027" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Pasajeros 2 pasajeros" })).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox"))
    await press(canvas, "COTIZAR")
    await expect(args.onFirstTouch).toHaveBeenCalledTimes(1)
    await expect(args.onSend).toHaveBeenCalledWith({ ...filled, subscribed: false })
    await userEvent.click(canvas.getByRole("checkbox"))
  }
}

export const Busy: Story = { args: { bar: barWith(filled), busy: true } }

/** The first wrong field gets the focus; each has its message (QR-02, QR-03, QR-04). */
export const Errors: Story = {
  args: { bar: barWith({ ...empty, ages: ["34", "8"], phone: "11555501", email: "ana@example.com" }) },
  play: async ({ canvas, args }) => {
    await press(canvas, "COTIZAR")
    const destination = canvas.getByRole("button", { name: /^Destino/ })
    await waitFor(() => expect(destination).toHaveFocus())
    await expect(destination).toHaveAccessibleDescription("Destino es requerido.")
    await expect(canvas.getByRole("button", { name: /^Fechas/ })).toHaveAccessibleDescription(
      "Ambas fechas son requeridas."
    )
    const phone = canvas.getByLabelText("Teléfono")
    await expect(phone).toHaveAccessibleDescription(/^Teléfono debe tener 10 dígitos\. Con código de área/)
    await expect(phone).toBeInvalid()
    await expect(canvas.getByLabelText("Email")).toBeValid()
    await expect(args.onSend).not.toHaveBeenCalled()
  }
}

/** Below 1200 px errors stay inside their cells. */
export const ErrorsNarrow: Story = { args: Errors.args ?? {}, globals: { viewport: { value: "w390" } } }
ErrorsNarrow.play = async ({ canvas }) => {
  await press(canvas, "COTIZAR")
  await waitFor(() => expect(canvas.getByText("Destino es requerido.")).toBeVisible())
}

/** Enter leads from the phone to the e-mail, and from there sends (A11Y-08, QR-09). */
export const ReturnKey: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bar: barWith({ ...filled, email: "" }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Teléfono"), "{Enter}")
    await expect(canvas.getByLabelText("Teléfono")).toHaveAttribute("enterkeyhint", "next")
    await expect(canvas.getByLabelText("Email")).toHaveFocus()
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("enterkeyhint", "go")
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard("ana@example.com{Enter}")
    await expect(args.onSend).toHaveBeenCalledWith(filled)
  }
}

/** A wrong field takes the focus. An error disappears as soon as its field is valid. */
export const ErrorsCured: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bar: barWith({ ...filled, phone: "115555", email: "" }) },
  play: async ({ canvas, args }) => {
    await press(canvas, "COTIZAR")
    const phone = canvas.getByLabelText("Teléfono")
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.type(phone, "0143")
    await expect(phone).not.toHaveAccessibleDescription()
    await expect(canvas.getByText("Email es requerido.")).toBeVisible()
    await userEvent.type(canvas.getByLabelText("Email"), "ana@example.com{Enter}")
    await expect(args.onSend).toHaveBeenCalledWith(filled)
  }
}

export const DatesOpen: Story = {
  args: { bar: barWith(filled) },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Fechas/)
    const popup = within(await canvas.findByRole("dialog", { name: "Fechas" }))
    await waitFor(() => expect(popup.getByText(/14 días$/)).toBeVisible())
    await retype(popup.getByLabelText("Fecha de fin"), "27012027")
    await expect(popup.getByLabelText("Fecha de fin")).toHaveValue("27/01/2027")
    await press(popup, "Aplicar")
    const button = canvas.getByRole("button", { name: "Fechas 12/01/2027 – 27/01/2027" })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onChange).toHaveBeenCalledWith({ is: "datesApplied" })
    await press(canvas, /^Fechas/)
  }
}

/**
 * One day picked: Aplicar refuses it. Left, a note stands under the cell, and the earlier dates are
 * quoted.
 */
export const DatesDropped: Story = {
  args: { bar: barWith(filled) },
  play: async ({ args, canvas }) => {
    await press(canvas, /^Fechas/)
    const dialog = await canvas.findByRole("dialog", { name: "Fechas" })
    await userEvent.click(await within(dialog).findByRole("button", { name: /^jueves, 28 de enero/ }))
    await press(within(dialog), "Aplicar")
    await isOpen(dialog)
    await userEvent.click(canvas.getByLabelText("Email"))
    await isClosed(dialog)
    await expect(canvas.getByText("Siguen las fechas de antes.")).toBeVisible()
    const button = canvas.getByRole("button", { name: "Fechas 12/01/2027 – 26/01/2027" })
    await expect(button).not.toHaveAttribute("data-invalid")
    await press(canvas, "COTIZAR")
    await expect(args.onSend).toHaveBeenCalledWith(filled)
  }
}

/** Leaving applies a valid pair. Escape drops the typed dates. */
export const DatesLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bar: barWith(filled) },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Fechas/)
    const dialog = await canvas.findByRole("dialog", { name: "Fechas" })
    await retype(within(dialog).getByLabelText("Fecha de fin"), "30/01/2027")
    await userEvent.click(canvas.getByLabelText("Teléfono"))
    await expect(canvas.getByRole("button", { name: "Fechas 12/01/2027 – 30/01/2027" })).toBeVisible()
    await expect(canvas.getByText("Fechas aplicadas")).toHaveRole("status")
    await expect(args.onChange).toHaveBeenCalledWith({ is: "datesLeft" })
    await press(canvas, /^Fechas/)
    await retype(within(dialog).getByLabelText("Fecha de fin"), "31/01/2027")
    await userEvent.keyboard("{Escape}")
    await isClosed(dialog)
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Fechas .* 30\/01\/2027$/ })).toHaveFocus())
    await press(canvas, /^Fechas/)
    await expect(within(dialog).getByLabelText("Fecha de fin")).toHaveValue("30/01/2027")
    await userEvent.keyboard("{Escape}")
  }
}

/** Arrow keys move the choice; Enter decides. */
export const DestinationOpen: Story = {
  args: { bar: barWith({ ...empty, destination: "EUROPA" }) },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Destino/)
    const dialog = await canvas.findByRole("dialog", { name: "Destino" })
    await expect(args.onOpenDestinations).toHaveBeenCalled()
    const group = within(within(dialog).getByRole("radiogroup", { name: "Destino" }))
    await waitFor(() => expect(group.getByRole("radio", { name: "EUROPA" })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}")
    await isOpen(dialog)
    await expect(canvas.getByRole("button", { name: "Destino ASIA Y RESTO DEL MUNDO" })).toBeVisible()
    await userEvent.keyboard("{Enter}")
    await isClosed(dialog)
    await press(canvas, /^Destino/)
  }
}

export const PassengersOpen: Story = {
  args: { bar: barWith({ ...filled, ages: ["34", "8"] }) },
  play: async ({ canvas, args }) => {
    await press(canvas, /^Pasajeros/)
    const dialog = await canvas.findByRole("dialog", { name: "Pasajeros" })
    const popup = within(dialog)
    await press(popup, "Agregar pasajero")
    const third = popup.getByLabelText("Edad del pasajero 3")
    await waitFor(() => expect(third).toHaveFocus())
    await press(popup, "Aplicar")
    await expect(third).toHaveAccessibleDescription("Ingresa la edad de todos los pasajeros.")
    await userEvent.type(third, "0{Enter}")
    await isClosed(dialog)
    await expect(args.onAgesApplied).toHaveBeenCalled()
    await expect(args.onSend).not.toHaveBeenCalled()
    await press(canvas, "Pasajeros 3 pasajeros")
  }
}

/** Over the results: one row, with the form behind `Editar` (RS-24). */
export const Requote: Story = {
  args: { bar: barWith(filled), compact: true, submitLabel: "RECOTIZAR" },
  render: ({ head: _, optIn: __, ...args }) => <HoldingBar {...args} />,
  play: async ({ canvas, args }) => {
    await press(canvas, "Editar")
    await expect(canvas.getByRole("button", { name: /^Destino/ })).toHaveFocus()
    await retype(canvas.getByLabelText("Teléfono"), "1155550199")
    await press(canvas, "RECOTIZAR")
    await expect(args.onSend).toHaveBeenCalledWith({ ...filled, phone: "1155550199" })
    await expect(canvas.getByRole("button", { name: "Editar" })).toHaveFocus()
  }
}
