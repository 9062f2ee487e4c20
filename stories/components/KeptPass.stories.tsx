import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, spyOn, userEvent, within } from "storybook/test"
import { KeptPass } from "../../src/components/KeptPass/KeptPass"
import { looks } from "./looks"

const meta = {
  title: "Components/Account/KeptPass",
  component: KeptPass,
  args: {
    title: "Tu tarjeta de asistencia",
    lead: "EUROPA",
    postmark: { place: "EUROPA", day: "12 ene" },
    voucher: {
      label: "Nº de voucher",
      number: "48201936",
      copy: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado" }
    },
    phones: {
      lines: [
        { label: "Desde el exterior", value: "+54 11 5555 0143", href: "tel:+541155550143" },
        { label: "Desde Argentina", value: "0800 555 0143", href: "tel:08005550143" },
        { label: "Desde Brasil", value: "0800 555 0144", href: "tel:08005550144" }
      ]
    },
    say: {
      title: "Cuando llames, tené a mano",
      points: [
        "Tu nombre y apellido",
        "El número de voucher",
        "Dónde estás y qué pasó",
        "A qué número podemos llamarte"
      ],
      until: "Avisanos dentro de las 48 horas."
    },
    facts: [
      { label: "Salida", value: "12 ene 2027" },
      { label: "Regreso", value: "26 ene 2027" },
      { label: "Plan", value: "PLATINUM" },
      { label: "Pasajeros", value: "2" },
      { label: "Reintegros hasta el", value: "25/02/2027" }
    ]
  }
} satisfies Meta<typeof KeptPass>
export default meta
type Story = StoryObj<typeof meta>

/** The number, whom to call and what to say stand above the days and the plan (OU-offline-card). */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const pass = canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })
    const told = ["48201936", "+54 11 5555 0143", "Tu nombre y apellido", "Avisanos", "12 ene 2027", "25/02/2027"]
    const places = told.map((text) => pass.textContent?.indexOf(text) ?? -1)
    await expect(places).not.toContain(-1)
    await expect(places).toEqual(places.toSorted((a, b) => a - b))
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await expect(copied).toHaveBeenCalledWith("48201936")
    for (const call of canvas.getAllByRole("link")) {
      await expect(call.getAttribute("href")).toMatch(/^tel:/)
      await expect(call.offsetHeight).toBeGreaterThanOrEqual(44)
    }
  }
}

/** The hours of a partner stand beside the phones, which are there without a card too. */
export const Looks: Story = looks(KeptPass, {
  "with hours": {
    title: "Tu tarjeta de un socio",
    phones: {
      lines: meta.args.phones.lines.slice(0, 2),
      note: "Lunes a viernes de 9:00 a 18:00. Fuera de ese horario, el número que está en tu voucher."
    }
  },
  "without card": {
    title: "Sin tarjeta",
    lead: "No hay una tarjeta guardada",
    text: "Si compraste con nosotros, el número de voucher está en el correo que diste al comprar.",
    voucher: undefined,
    postmark: undefined,
    facts: []
  },
  "long texts": {
    lead: "LATINOAMÉRICA Y CARIBE",
    postmark: { place: "LATINOAMÉRICA Y CARIBE", day: "12 ene" },
    facts: [
      { label: "Plan", value: "PLATINUM PLUS PREEXISTENCIAS" },
      { label: "Pasajeros", value: "10" }
    ]
  }
})
Looks.play = ({ canvas }) =>
  expect(within(canvas.getByRole("region", { name: "Sin tarjeta" })).queryByRole("button")).toBeNull()
