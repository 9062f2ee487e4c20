import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useState } from "react"
import { expect, spyOn, userEvent } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { type PassPicture, passPicture } from "../../src/components/TripPass/passPicture"
import { TripPass } from "../../src/components/TripPass/TripPass"
import { brandOf } from "../brandOf"

const meta = {
  title: "Components/Account/TripPass",
  component: TripPass,
  args: {
    title: "Tu tarjeta de asistencia",
    brand: "Portal",
    lead: "Ana y Tomás",
    place: "EUROPA",
    days: [
      { label: "Salida", value: "12 ene 2027" },
      { label: "Regreso", value: "26 ene 2027" }
    ],
    facts: [
      { label: "Plan", value: "PLATINUM" },
      { label: "Pasajeros", value: "2" },
      { label: "Reintegros hasta el", value: "25/02/2027" }
    ],
    voucher: {
      label: "Nº de voucher",
      number: "48201936",
      copy: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado" }
    },
    call: {
      label: "Llamar a la asistencia",
      detail: "Desde Argentina · 0800 555 0143",
      href: "tel:08005550143"
    },
    help: {
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
      }
    },
    printLabel: "Imprimir",
    calendar: { label: "Agregar a mi calendario", href: "data:text/calendar,BEGIN:VCALENDAR", fileName: "viaje.ics" }
  }
} satisfies Meta<typeof TripPass>
export default meta
type Story = StoryObj<typeof meta>

/** Prints alone and offers the trip as a calendar file. A copied number has no spaces. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const pass = canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })
    await expect(pass).toHaveTextContent("Nº de voucher48201936")
    const printed = spyOn(window, "print").mockReturnValue()
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir" }))
    await expect(printed).toHaveBeenCalledTimes(1)
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await expect(copied).toHaveBeenCalledWith("48201936")
    const trip = canvas.getByRole("link", { name: "Agregar a mi calendario" })
    await expect(trip).toHaveAttribute("download", "viaje.ics")
    await expect(canvas.getByRole("link", { name: "Llamar a la asistencia" })).toHaveAttribute(
      "href",
      "tel:08005550143"
    )
  }
}

/** Bought just now: stamped, with its cover, its total and the address of the e-mail. Its stub has no hole. */
export const JustBought: Story = {
  decorators: [(story) => <div style={{ paddingBlockStart: "80px" }}>{story()}</div>],
  args: {
    badge: "Confirmada",
    postmark: { place: "EUROPA", day: "12 ene" },
    facts: [
      { label: "Plan", value: "PLATINUM" },
      { label: "Cobertura", value: "USD 300.000" },
      { label: "Total", value: "$\u00a0167.994" },
      { label: "Pasajeros", value: "2" },
      { label: "Reintegros hasta el", value: "25/02/2027" }
    ],
    sent: { label: "Te lo mandamos a", address: "ana@example.com" }
  },
  play: async ({ canvas }) => {
    const sent = canvas.getByText("ana@example.com").closest("p")
    await expect(sent).toBeVisible()
    const parts = [...(sent?.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect())
    for (const [at, { top }] of parts.entries())
      if (at > 0) await expect(top - (parts[at - 1]?.bottom ?? top)).toBeLessThanOrEqual(48)
  }
}

/**
 * A pass kept on the device has no names, and one more button. Lines with opening hours: the note says
 * where to call at other times.
 */
export const Kept: Story = {
  args: {
    lead: "EUROPA",
    place: undefined,
    calendar: undefined,
    help: {
      phones: {
        title: "Llamanos · Lunes a viernes de 9:00 a 18:00",
        lines: [{ label: "Teléfono", value: "0800 555 0143", href: "tel:08005550143" }],
        note: "Fuera de ese horario, el número que está en tu voucher."
      },
      say: meta.args.help.say
    },
    children: (
      <Button kind="line" size="small">
        Borrar la tarjeta de este dispositivo
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(3)
    await expect(canvas.getByText(/^Fuera de ese horario/)).toBeVisible()
  }
}

export const LongTexts: Story = {
  args: {
    lead: "María de los Ángeles, Maximiliano Sebastián y 8\u00a0más",
    place: "LATINOAMÉRICA Y CARIBE",
    facts: [
      { label: "Plan", value: "PLATINUM PLUS PREEXISTENCIAS" },
      { label: "Cobertura", value: "USD 1.000.000" },
      { label: "Pasajeros", value: "10" },
      { label: "Total", value: "$\u00a012.345.678" }
    ],
    sent: { label: "Te lo mandamos a", address: "maria.de.los.angeles.etchegoyen@correo-de-la-empresa.example" }
  }
}

const picture: Omit<PassPicture, "logo"> = {
  scene: "europa",
  mood: "tarde",
  lines: ["Ana María,", "a Canadá, Estados Unidos o México"],
  days: [
    { label: "Salida", value: "12 ene 2027" },
    { label: "Regreso", value: "26 ene 2027" }
  ],
  facts: [
    { label: "Plan", value: "PLATINUM PLUS" },
    { label: "Cobertura", value: "USD 500.000" },
    { label: "Nº de voucher", value: "48201936" }
  ],
  phones: {
    title: "Llamanos a cualquier hora",
    lines: [
      { label: "Desde el exterior", value: "+54 11 5555 0143" },
      { label: "Desde Argentina", value: "0800 555 0143" }
    ]
  }
}

const Drawn = ({ logo }: Pick<PassPicture, "logo">) => {
  const [png, setPng] = useState<Blob>()
  useEffect(() => void passPicture({ ...picture, logo }).then(setPng), [logo])
  return png && <img alt="La tarjeta de Ana María" width={360} src={URL.createObjectURL(png)} data-bytes={png.size} />
}

/** The picture of a traveller, in the colours of the channel, at most 150 kB (OU-in-the-chat). */
export const Picture: Story = {
  render: (_, { globals }) => <Drawn logo={brandOf(globals.channel).logo} />,
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole("img", { name: "La tarjeta de Ana María" }, { timeout: 10_000 })
    await expect(Number(shown.dataset.bytes)).toBeLessThan(150_000)
  }
}
