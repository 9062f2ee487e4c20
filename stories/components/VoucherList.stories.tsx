import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { VoucherActions, type VoucherActionsProps } from "../../src/components/VoucherList/VoucherActions"
import { VoucherList, type VoucherRow } from "../../src/components/VoucherList/VoucherList"
import { VoucherSkeleton } from "../../src/components/VoucherList/VoucherSkeleton"
import { purchases } from "../../src/copy/purchases"

const download = fn()
const card = fn()

const actions = (voucher: string, loading = false) => {
  const more: VoucherActionsProps["more"] = {
    label: "Más",
    name: `Más opciones del voucher ${voucher}`,
    options: [
      { label: "Tarjeta de asistencia", icon: "first-aid-kit", onPick: card },
      { label: "Arrepentimiento", icon: "arrow-clockwise-bold", href: "/arrepentimiento" }
    ]
  }
  return (
    <VoucherActions
      certificate={{
        label: "Certificado",
        name: `Descargar certificado ${voucher}`,
        loading,
        onDownload: () => download(voucher)
      }}
      more={more}
    />
  )
}

const rowOf = (voucher: string, rest: Omit<VoucherRow, "id" | "voucher" | "actions">): VoucherRow => ({
  ...rest,
  id: voucher,
  voucher,
  actions: actions(voucher)
})

const platinum = rowOf("48201936", {
  plan: "PLATINUM",
  detail: "Europa",
  passengers: { text: "Ana Martínez, Tomás Martínez" },
  bought: "18/11/2026",
  trip: "12/01/2027 – 26/01/2027",
  state: { label: "Próximo viaje", kind: "soon" }
})
const gold = rowOf("47110852", {
  plan: "GOLD",
  detail: "Latinoamérica y Caribe",
  passengers: { text: "Ana Martínez" },
  bought: "03/07/2026",
  trip: "18/07/2026 – 27/07/2026",
  state: { label: "En viaje", kind: "now" }
})
const silver = rowOf("45930127", {
  plan: "SILVER",
  detail: "Canadá EEUU Mexico",
  passengers: { text: "Ana Martínez, Lucía Gómez y 1 más", others: ["Bruno Gómez"] },
  bought: "11/01/2026",
  trip: "02/02/2026 – 16/02/2026",
  state: { label: "Finalizado", kind: "over" }
})

const meta = {
  title: "Components/Account/VoucherList",
  component: VoucherList,
  args: {
    caption: "Tus compras",
    heads: purchases.heads,
    vouchers: [platinum, gold, silver]
  }
} satisfies Meta<typeof VoucherList>
export default meta
type Story = StoryObj<typeof meta>

/** A table at every width; each row has its own document. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Tus compras" }))
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toHaveLength(7)
    const row = within(table.getByRole("row", { name: /48201936/ }))
    await expect(row.getByRole("rowheader")).toHaveTextContent("PLATINUMEuropa")
    await expect(row.getAllByRole("cell")).toHaveLength(6)
    await userEvent.click(row.getByRole("button", { name: "Descargar certificado 48201936" }))
    await expect(download).toHaveBeenLastCalledWith("48201936")
  }
}

/** The menu opens over the page, and closes when the focus leaves. */
export const More: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Más opciones del voucher 45930127" })
    await userEvent.click(opener)
    const menu = within(opener.parentElement as HTMLElement)
    await userEvent.click(menu.getByRole("button", { name: "Tarjeta de asistencia" }))
    await expect(card).toHaveBeenCalledTimes(1)
    await userEvent.click(opener)
    await userEvent.tab({ shift: true })
    await expect(opener.nextElementSibling?.matches(":popover-open")).toBe(false)
    await userEvent.click(opener)
    await expect(menu.getByRole("link", { name: "Arrepentimiento" })).toHaveAttribute("href", "/arrepentimiento")
  }
}

/** A document on its way, long names, and a row without a document. */
export const Uneven: Story = {
  args: {
    vouchers: [
      { ...platinum, plan: "INTERNACIONAL PREMIUM PLUS", actions: actions("48201936", true) },
      { ...gold, detail: undefined, voucher: "AR-2026-000047110852", actions: undefined },
      ...Array.from({ length: 18 }, (_, at) => ({ ...silver, id: `${at}` }))
    ]
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(21)
    await userEvent.click(canvas.getByRole("button", { name: "Descargar certificado 48201936" }))
    await expect(canvas.getByRole("button", { name: "Descargar certificado 48201936" })).toHaveAttribute("aria-busy")
  }
}

/** Little data says so. Neither a name of 150 letters nor one without blanks fills the screen. */
export const Gaps: Story = {
  args: {
    vouchers: [
      {
        ...platinum,
        plan: "ASISTENCIA INTERNACIONAL PREMIUM PLUS CON AMPLIACION DE EQUIPAJE, DEPORTES Y EMBARAZO "
          .repeat(2)
          .slice(0, 150),
        detail: "Con datos a confirmar",
        passengers: { text: "Sin datos" },
        bought: "A confirmar",
        trip: "A confirmar",
        voucher: "A confirmar",
        state: { label: "A confirmar", kind: "unsure" }
      },
      { ...gold, plan: "INTERNACIONALPREMIUM".repeat(4) }
    ]
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole("row")
    await expect(row?.getBoundingClientRect().height).toBeLessThan(360)
    await expect(canvas.getByRole("table").scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }
}

export const Loading: Story = {
  render: () => <VoucherSkeleton label="Buscando tus compras" />,
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Buscando tus compras")
}
