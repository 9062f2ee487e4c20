import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { AwaitedDays } from "../../src/components/DatesPopup/AwaitedDays"
import { DatesPopup } from "../../src/components/DatesPopup/DatesPopup"
import { useHeld } from "./holding"
import { dates, words } from "./quoteSamples"

const meta = {
  title: "Components/Quote/DatesPopup",
  component: DatesPopup,
  args: {
    id: "dates",
    label: "Fechas",
    words: words.dates,
    dates,
    lengths: [7, 10, 15],
    start: "",
    end: "",
    problem: undefined,
    showProblem: false,
    onChange: fn(),
    onTidy: fn(),
    onApply: fn(() => true),
    onDismiss: fn()
  },
  render: (args) => {
    const [start, setStart] = useHeld(args.start)
    const [end, setEnd] = useHeld(args.end)
    return (
      <>
        <Button popoverTarget={args.id}>Fechas</Button>
        <DatesPopup
          {...args}
          start={start}
          end={end}
          onChange={(change) => {
            setStart(change.start ?? start)
            setEnd(change.end ?? end)
          }}
        />
      </>
    )
  }
} satisfies Meta<typeof DatesPopup>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole("button", { name: "Fechas" }))
  const popup = within(canvas.getByRole("dialog", { name: "Fechas" }))
  await waitFor(() => expect(popup.getAllByRole("grid")[0]).toBeVisible())
  return popup
}

// QR-12
export const Playground: Story = {}

export const Empty: Story = { play: async ({ canvas }) => void (await opened(canvas)) }

export const Typed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const popup = await opened(canvas)
    await userEvent.type(popup.getByLabelText("Fecha de inicio"), "12012027")
    await userEvent.type(popup.getByLabelText("Fecha de fin"), "26/01/2027")
    await expect(popup.getByLabelText("Fecha de inicio")).toHaveValue("12/01/2027")
    await expect(popup.getByLabelText("Fecha de fin")).toHaveValue("26/01/2027")
    await expect(popup.getByText(/14 días$/)).toBeVisible()
    await userEvent.keyboard("{Enter}")
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole("button", { name: "Fechas" }))
  }
}
/** Two clicks pick a range. */
export const Picked: Story = {
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    await userEvent.click(popup.getByRole("button", { name: /^lunes, 23 de noviembre/ }))
    await userEvent.click(popup.getByRole("button", { name: /^lunes, 30 de noviembre/ }))
    await expect(popup.getByLabelText("Fecha de inicio")).toHaveValue("23/11/2026")
    await expect(popup.getByLabelText("Fecha de fin")).toHaveValue("30/11/2026")
  }
}
/** A usual length needs a start, sets the end and shows as chosen. */
export const UsualLength: Story = {
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    const ten = popup.getByRole("button", { name: "10 días" })
    await expect(ten).toBeDisabled()
    const missing = popup.getByText("Falta el inicio.")
    await expect(missing).toBeVisible()
    await expect(missing.offsetHeight, "one line").toBeLessThan(30)
    await expect(popup.getByRole("group", { name: "Días de viaje" })).toHaveAccessibleDescription("Falta el inicio.")
    await userEvent.type(popup.getByLabelText("Fecha de inicio"), "22122026")
    await userEvent.click(ten)
    await expect(popup.getByLabelText("Fecha de fin")).toHaveValue("01/01/2027")
    await expect(ten).toHaveAttribute("aria-pressed", "true")
  }
}

/** A channel with short trips does not offer the longer ones. */
export const ShortTrips: Story = {
  args: { lengths: [7], start: "12/01/2027" },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    await expect(popup.getByRole("button", { name: "7 días" })).toBeEnabled()
    await expect(popup.queryByRole("button", { name: "10 días" })).toBeNull()
  }
}

export const Refused: Story = {
  args: {
    start: "12/01/2027",
    end: "12/01/2027",
    problem: "La fecha de fin debe ser posterior a la fecha de inicio.",
    onApply: fn(() => false)
  },
  play: async ({ canvas, args }) => {
    const popup = await opened(canvas)
    await userEvent.click(popup.getByRole("button", { name: "Aplicar" }))
    await expect(popup.getByRole("alert")).toHaveTextContent("La fecha de fin debe ser posterior")
    await expect(popup.getByLabelText("Fecha de inicio")).toBeInvalid()
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  }
}
/**
 * One date is missing: its field alone is marked, and the focus goes there (QR-06). So it is with
 * unreadable text, whose error explains the format.
 */
export const Unreadable: Story = {
  args: { ...Refused.args, end: "31/02/2027", problem: "Ambas fechas son requeridas." },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    const end = popup.getByLabelText("Fecha de fin")
    const refused = async () => {
      await userEvent.click(popup.getByRole("button", { name: "Aplicar" }))
      await waitFor(() => expect(end).toHaveFocus())
      await expect(end).toBeInvalid()
      await expect(popup.getByLabelText("Fecha de inicio")).toBeValid()
    }
    await userEvent.clear(end)
    await refused()
    await userEvent.type(end, "31/02/2027")
    await refused()
    await expect(popup.getByText("Ambas fechas son requeridas.")).toBeVisible()
    await expect(end).toHaveAccessibleDescription(/“31\/02\/2027” no es una fecha DD\/MM\/AAAA/)
  }
}
export const UnreadableSheet: Story = { ...Unreadable, globals: { viewport: { value: "w390" } } }
/** The sheet says the range beside its button, since its fields may be scrolled away. */
export const Sheet: Story = {
  args: { start: "12/01/2027", end: "26/01/2027" },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const popup = await opened(canvas)
    await expect(popup.getByText(/14 días$/)).toHaveTextContent(/^12\/01\/2027 – 26\/01\/2027 · 14 días$/)
  }
}

/** The calendar's code is on its way: its days have their place. */
export const Awaited: Story = { render: () => <AwaitedDays /> }
