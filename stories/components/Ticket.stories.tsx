import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, spyOn, userEvent } from "storybook/test"
import { componentModes } from "../../.storybook/modes"
import { Button } from "../../src/components/Button/Button"
import { Ticket } from "../../src/components/Ticket/Ticket"

const download = fn()
const meta = {
  title: "Components/Ticket",
  component: Ticket,
  args: {
    plan: "PLATINUM",
    badge: "Confirmada",
    rows: [
      { label: "Destino", value: "EUROPA" },
      { label: "Salida", value: "12/01/2027" },
      { label: "Regreso", value: "26/01/2027" },
      { label: "Pasajeros", value: "2" },
      { label: "Cobertura", value: "USD 300.000" },
      { label: "Total", value: "$ 167.994" }
    ],
    voucher: { label: "Nº de voucher", number: "48201936" },
    copy: { copy: "Copiar", copied: "Copiado", selected: "Seleccionado" },
    call: {
      label: "Llamar a la asistencia",
      detail: "Desde el exterior · +54 11 5555 0151",
      href: "tel:+541155550151"
    },
    postmark: { place: "EUROPA", day: "12 ENE" },
    sent: { label: "Te lo mandamos a", address: "ana@example.com" }
  }
} satisfies Meta<typeof Ticket>
export default meta
type Story = StoryObj<typeof meta>

/** The groups of four are visual only: a copied number has no spaces. */
export const Playground: Story = {
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "PLATINUM" })).toHaveTextContent("Nº de voucher48201936")
    await expect(canvas.getByText("ana@example.com")).toBeVisible()
  }
}

/** The number can be copied; if the browser refuses, it is selected. */
export const NotCopied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await userEvent.click(canvas.getByRole("button", { name: "Copiar" }))
    await expect(await canvas.findByRole("button", { name: "Copiado" })).toBeVisible()
    await expect(write).toHaveBeenCalledWith("48201936")
    write.mockRejectedValue(new DOMException("no"))
    await userEvent.click(canvas.getByRole("button", { name: "Copiado" }))
    await expect(await canvas.findByRole("button", { name: "Seleccionado" })).toBeVisible()
    await expect(getSelection()?.toString().replaceAll(/\s/g, "")).toBe("48201936")
  }
}

/** A logged-in visitor gets the certificate button. */
export const WithCertificate: Story = {
  args: {
    sent: undefined,
    children: (
      <Button block onClick={download}>
        DESCARGAR CERTIFICADO
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    await expect(download).toHaveBeenCalled()
  }
}
export const LongTexts: Story = {
  args: {
    plan: "PLATINUM PLUS PREEXISTENCIAS",
    rows: [
      { label: "Destino", value: "LATINOAMÉRICA Y CARIBE" },
      { label: "Salida", value: "12/01/2027" },
      { label: "Regreso", value: "26/01/2027" },
      { label: "Pasajeros", value: "10" },
      { label: "Cobertura", value: "USD 1.000.000" },
      { label: "Total", value: "$\u00a012.345.678" }
    ],
    sent: { label: "Te lo mandamos a", address: "maria.de.los.angeles.etchegoyen@correo-de-la-empresa.example" }
  }
}
