import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { SheetTrail } from "../../src/components/SheetTrail/SheetTrail"
import { barWith, HoldingBar, type HoldingBarProps } from "./HoldingBar"
import { barArgs, empty, filled, words } from "./quoteSamples"
import { isClosed, isOpen, press } from "./quoteSteps"

const trail = { id: "step", at: 1, count: 3, words: words.sheet, onBack: fn() }

/** The bar on a phone: a thumb that presses Destino is led through its questions (OU-one-sheet). */
const meta = {
  title: "Components/Quote/SheetTrail",
  globals: { viewport: { value: "w360", isRotated: false } },
  args: { ...barArgs, bar: barWith(empty), onChange: fn(), onSend: fn(), onSubmit: fn(), onOpenDestinations: fn() },
  render: (args) => <HoldingBar {...args} />
} satisfies Meta<HoldingBarProps>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const tap = (target: HTMLElement) => userEvent.pointer({ keys: "[TouchA]", target })

const opened = async (canvas: Canvas, name: string, step: string) => {
  const dialog = await canvas.findByRole("dialog", { name })
  await isOpen(dialog)
  await expect(dialog).toHaveAccessibleDescription(step)
  return dialog
}

const atDestination = async (canvas: Canvas) => {
  await tap(canvas.getByRole("button", { name: /^Destino/ }))
  return opened(canvas, "Destino", "Paso 1 de 3")
}

const chooseRegion = async (before: HTMLElement, canvas: Canvas) => {
  await tap(within(before).getByRole("radio", { name: "EUROPA" }))
  const dialog = await opened(canvas, "Fechas", "Paso 2 de 3")
  await isClosed(before)
  return dialog
}

const atDates = async (canvas: Canvas) => chooseRegion(await atDestination(canvas), canvas)

const atPassengers = async (canvas: Canvas) => {
  const before = await atDates(canvas)
  for (const day of [/^martes, 12 de enero/, /^martes, 26 de enero/])
    await tap(await within(before).findByRole("button", { name: day }))
  await tap(within(before).getByRole("button", { name: "Aplicar" }))
  const dialog = await opened(canvas, "Pasajeros", "Paso 3 de 3")
  await isClosed(before)
  return dialog
}

export const Playground: Story = {
  render: () => (
    <div data-row>
      <SheetTrail {...trail} />
    </div>
  )
}

/**
 * A thumb opens the regions with the focus in them, and a region leads to the dates. The focus is then
 * on the sheet: in a field it would raise the keyboard.
 */
export const Dates: Story = {
  play: async ({ canvas }) => {
    const regions = await atDestination(canvas)
    await waitFor(() => expect(within(regions).getByRole("radio", { name: /^LATINO/ })).toHaveFocus())
    const dialog = await chooseRegion(regions, canvas)
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(within(dialog).getByRole("button", { name: /Cambiar$/ })).toBeVisible()
  }
}

/**
 * Aplicar leads to the passengers: their first age is all that is asked, so it has the focus. The
 * last Aplicar closes the sheet, and the contact follows.
 */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const dialog = await atPassengers(canvas)
    const age = within(dialog).getByLabelText("Edad del pasajero 1")
    await waitFor(() => expect(age).toHaveFocus())
    await userEvent.type(age, "34")
    await tap(within(dialog).getByRole("button", { name: "Aplicar" }))
    await isClosed(dialog)
    await waitFor(() => expect(canvas.getByLabelText("Teléfono")).toHaveFocus())
    await expect(canvas.getByRole("button", { name: "Pasajeros 1 pasajero" })).toBeVisible()
  }
}

/** Atrás keeps what was chosen and typed, and closes the first step. */
export const Back: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const passengers = await atPassengers(canvas)
    await userEvent.type(within(passengers).getByLabelText("Edad del pasajero 1"), "34")
    await tap(within(passengers).getByRole("button", { name: "Atrás" }))
    const dates = await opened(canvas, "Fechas", "Paso 2 de 3")
    await expect(within(dates).getByLabelText("Fecha de inicio")).toHaveValue("12/01/2027")
    await tap(within(dates).getByRole("button", { name: "Atrás" }))
    const destination = await opened(canvas, "Destino", "Paso 1 de 3")
    await expect(within(destination).getByRole("radio", { name: "EUROPA" })).toBeChecked()
    await tap(within(destination).getByRole("radio", { name: "EUROPA" }))
    await tap(within(await opened(canvas, "Fechas", "Paso 2 de 3")).getByRole("button", { name: "Aplicar" }))
    await expect(
      within(await opened(canvas, "Pasajeros", "Paso 3 de 3")).getByLabelText("Edad del pasajero 1")
    ).toHaveValue("34")
    await userEvent.keyboard("{Escape}")
    await tap(canvas.getByRole("button", { name: /^Destino/ }))
    await userEvent.keyboard("{Escape}")
    await isClosed(destination)
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Destino/ })).toHaveFocus())
  }
}

/** Dates that hold are applied on the way back; half of them stay as they are, without an error. */
export const BackFromDates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const dates = await atDates(canvas)
    await tap(await within(dates).findByRole("button", { name: /^martes, 12 de enero/ }))
    await tap(within(dates).getByRole("button", { name: "Atrás" }))
    await opened(canvas, "Destino", "Paso 1 de 3")
    const cell = canvas.getByRole("button", { name: /^Fechas/, hidden: true })
    await expect(cell).not.toHaveAttribute("data-invalid")
    await tap(canvas.getByRole("radio", { name: "EUROPA" }))
    await opened(canvas, "Fechas", "Paso 2 de 3")
    await expect(within(dates).getByLabelText("Fecha de inicio")).toHaveValue("12/01/2027")
    await tap(await within(dates).findByRole("button", { name: /^martes, 26 de enero/ }))
    await tap(within(dates).getByRole("button", { name: "Atrás" }))
    await opened(canvas, "Destino", "Paso 1 de 3")
    await expect(cell).toHaveTextContent("12/01/2027 – 26/01/2027")
  }
}

/** A mouse and a key open each popup alone: by them every cell is pressed by itself. */
export const ByMouse: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await press(canvas, /^Destino/)
    const dialog = await canvas.findByRole("dialog", { name: "Destino" })
    await isOpen(dialog)
    await expect(within(dialog).queryByRole("button", { name: "Atrás" })).toBeNull()
    await userEvent.click(within(dialog).getByRole("radio", { name: "EUROPA" }))
    await isClosed(dialog)
    await expect(canvas.queryByRole("dialog")).toBeNull()
    canvas.getByRole("button", { name: /^Destino/ }).focus()
    await userEvent.keyboard("{Enter}")
    await isOpen(dialog)
    await expect(within(dialog).queryByRole("button", { name: "Atrás" })).toBeNull()
  }
}

/** A filled bar asks nothing more: one cell of it changes alone. */
export const Edited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { bar: barWith(filled) },
  play: async ({ canvas }) => {
    await tap(canvas.getByRole("button", { name: /^Destino/ }))
    const dialog = await canvas.findByRole("dialog", { name: "Destino" })
    await tap(within(dialog).getByRole("radio", { name: "MULTIDESTINO" }))
    await isClosed(dialog)
    await waitFor(() => expect(canvas.getByRole("button", { name: "Destino MULTIDESTINO" })).toHaveFocus())
  }
}
