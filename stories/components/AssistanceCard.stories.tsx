import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, spyOn, userEvent } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { AssistanceCard } from "../../src/components/AssistanceCard/AssistanceCard"
import { Button } from "../../src/components/Button/Button"
import { Dialog } from "../../src/components/Dialog/Dialog"

const meta = {
  title: "Components/AssistanceCard",
  component: AssistanceCard,
  args: {
    title: "Tu tarjeta de asistencia",
    plan: "PLATINUM",
    voucher: { label: "Nº de voucher", number: "48201936" },
    rows: [
      { label: "Vigencia", value: "12/01/2027 – 26/01/2027" },
      { label: "Reintegros", value: "Hasta el 25/02/2027" },
      { label: "Destino", value: "EUROPA" },
      { label: "Pasajeros", value: "Ana Martínez, Tomás Martínez" }
    ],
    phones: {
      title: "Llamanos a cualquier hora",
      lines: [
        { label: "Desde Argentina", value: "0800 555 0143", href: "tel:08005550143" },
        { label: "Desde el exterior", value: "+54 11 5555 0143", href: "tel:+541155550143" }
      ]
    },
    say: {
      title: "Cuando llames, tené a mano",
      text: "Tu nombre y apellido, el número de voucher, dónde estás, qué pasó y a qué número podemos llamarte."
    },
    printLabel: "Imprimir",
    calendar: { label: "Agregar a mi calendario", href: "data:text/calendar,BEGIN:VCALENDAR", fileName: "viaje.ics" }
  }
} satisfies Meta<typeof AssistanceCard>
export default meta
type Story = StoryObj<typeof meta>

/** Prints the card and offers the trip as a calendar file. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    const printed = spyOn(window, "print").mockReturnValue()
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir" }))
    await expect(printed).toHaveBeenCalledTimes(1)
    const trip = canvas.getByRole("link", { name: "Agregar a mi calendario" })
    await expect(trip).toHaveAttribute("download", "viaje.ics")
    await expect(canvas.getByRole("link", { name: "0800 555 0143" })).toHaveAttribute("href", "tel:08005550143")
  }
}
export const WithoutCalendar: Story = { args: { calendar: undefined } }

/** A card kept on the device has one more button. */
export const WithFurtherAction: Story = {
  args: {
    children: (
      <Button kind="line" size="small">
        Borrar la tarjeta de este dispositivo
      </Button>
    )
  },
  play: ({ canvas }) => expect(canvas.getAllByRole("button")).toHaveLength(2)
}

/** Lines with opening hours: the note says where to call at other times. */
export const AtAnyHour: Story = {
  args: {
    phones: {
      title: "Llamanos · Lunes a viernes de 9:00 a 18:00",
      lines: [{ label: "Teléfono", value: "0800 555 0143", href: "tel:08005550143" }],
      note: "Fuera de ese horario, el número que está en tu voucher."
    }
  },
  play: ({ canvas }) => expect(canvas.getByText(/^Fuera de ese horario/)).toBeVisible()
}

/** In a dialog over the list of purchases. */
export const InDialog: Story = {
  render: (args) => (
    <main>
      <h1>Tus compras</h1>
      <Dialog title={`Voucher ${args.voucher.number}`} open onClose={fn()} closeLabel="Cerrar" size="wide">
        <AssistanceCard {...args} />
      </Dialog>
    </main>
  ),
  play: ({ canvas }) => expect(canvas.getByRole("dialog")).toHaveTextContent("PLATINUM")
}
