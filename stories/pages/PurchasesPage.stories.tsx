import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { onceModes, pageModes } from "../../.storybook/modes"
import { aVoucher } from "../../contracts/fixtures/account"
import { aCardOfTrip } from "../../contracts/fixtures/receipt"
import type { Voucher } from "../../src/core/account/voucher"
import { PurchasesPage } from "../../src/pages/account/PurchasesPage"
import { inWorld } from "../world/inWorld"
import type { StoryWorld } from "../world/withWorld"
import { noteDownloads } from "./noteDownloads"

type Canvas = ReturnType<typeof within>

const visit = { session: { email: "ana@example.com", verified: true } }
const worldOf = (account: StoryWorld["account"] = {}) => ({ world: { path: "/tuscompras", visit, account } })

/** The stories' day is 20 December 2026, before the trip. */
const platinum: Voucher = {
  ...aVoucher,
  plan: "PLATINUM",
  passengers: ["Ana Martínez", "Tomás Martínez"],
  bought: "2026-11-18",
  start: "2027-01-12",
  end: "2027-01-26"
}
const gold: Voucher = {
  ...aVoucher,
  reserveId: "47110852",
  passengers: ["Ana Martínez"],
  bought: "2026-07-03",
  start: "2026-07-18",
  end: "2026-07-27"
}
const silver: Voucher = {
  ...aVoucher,
  reserveId: "45930127",
  plan: "SILVER",
  passengers: ["Ana Martínez", "Lucía Gómez", "Bruno Gómez"],
  bought: "2026-01-11",
  start: "2026-02-02",
  end: "2026-02-16"
}

const meta = {
  title: "Pages/PurchasesPage",
  component: PurchasesPage,
  ...inWorld,
  parameters: {
    layout: "fullscreen",
    ...worldOf()
  }
} satisfies Meta<typeof PurchasesPage>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (canvas: Canvas, voucher: string) =>
  within(await canvas.findByRole("row", { name: new RegExp(voucher) }))

/** Newest first, with local dates. Repeated presses download a certificate once. */
export const Many: Story = {
  parameters: { chromatic: { modes: pageModes }, ...worldOf({ vouchers: [silver, platinum, gold] }) },
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tus compras" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "TUS COMPRAS" })).toHaveAttribute("aria-current", "page")
    const row = await rowOf(canvas, "48201936")
    const [, first, second, third] = canvas.getAllByRole("row").map(({ textContent }) => textContent)
    await expect([first, second, third]).toEqual([
      expect.stringContaining("48201936Próximo viaje"),
      expect.stringContaining("47110852Finalizado"),
      expect.stringContaining("Ana Martínez, Lucía Gómez y 1\u00a0más")
    ])
    await expect(row.getByText("18/11/2026")).toBeVisible()
    await expect(row.getByText("12/01/2027 – 26/01/2027")).toBeVisible()
    await userEvent.dblClick(row.getByRole("button", { name: "Descargar certificado 48201936" }))
    await waitFor(() =>
      expect(canvas.getByText(/^Busc[áa] el certificado 48201936 en tus descargas\.$/)).toBeInTheDocument()
    )
    await expect(followed).toEqual(["blob: voucher-48201936.pdf"])
  }
}

/** A trip under way with many long names, from a provider that sends little data. */
export const LongNames: Story = {
  parameters: worldOf({
    vouchers: [
      {
        ...platinum,
        plan: "",
        start: "2026-12-01",
        passengers: ["María de los Ángeles Rodríguez Etcheverry", "Maximiliano Rodríguez Etcheverry", "Ema", "León"]
      },
      { ...gold, reserveId: "", order: "AR-2026-000047110852", passengers: [] }
    ]
  }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, "48201936")
    await expect(row.getByText("Asistencia al viajero")).toBeVisible()
    await expect(row.getByText("En viaje")).toBeVisible()
    await expect(row.getByText("León")).not.toBeVisible()
    await userEvent.click(row.getByText(/y 2 más/))
    await expect(row.getByText("León")).toBeVisible()
    await expect((await rowOf(canvas, "000047110852")).getByText("Sin datos")).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: worldOf({ delay: "forever" }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Buscando tus compras…")).toBeInTheDocument())
  }
}

export const Empty: Story = {
  parameters: worldOf({ vouchers: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Todavía no (tenés|tienes) compras$/ })).toBeVisible()
    await expect(within(canvas.getByRole("main")).getByRole("link", { name: "COTIZAR" })).toBeVisible()
  }
}

/** The list failed to load, which differs from an empty list. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos cargar tus compras")
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos cargar tus compras")
    await expect(canvas.queryByRole("table")).toBeNull()
  }
}

/** The download is not a document: an error stands beside the voucher. */
export const DownloadFailed: Story = {
  parameters: worldOf({
    vouchers: [{ ...platinum, documents: [{ fileName: "voucher.pdf" }] }, gold]
  }),
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    const row = await rowOf(canvas, "48201936")
    await userEvent.click(row.getByRole("button", { name: "Descargar certificado 48201936" }))
    await expect(await row.findByText(/^No pudimos descargar el certificado\./)).toBeVisible()
    await expect(row.getByRole("alert")).toHaveTextContent("No pudimos descargar el certificado.")
    await expect((await rowOf(canvas, "47110852")).getByRole("alert")).toBeEmptyDOMElement()
    await expect(followed).toEqual([])
  }
}

/**
 * Shows whatever the provider sends and names what is missing. Several documents each have their
 * own entry.
 */
export const Gaps: Story = {
  parameters: worldOf({
    unread: 2,
    vouchers: [
      {
        ...platinum,
        documents: ["certificado.pdf", "factura.pdf"].map((fileName) => ({ fileName, base64: btoa("%PDF-1.7") }))
      },
      { ...gold, plan: "", passengers: [], bought: undefined, start: undefined, end: undefined, documents: [] },
      { ...silver, reserveId: "", order: "", documents: [{ fileName: "v.pdf", url: "https://api.example.com/v.pdf" }] }
    ]
  }),
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    await expect(await canvas.findByText("No pudimos mostrar 2 compras.")).toBeVisible()
    const untold = await rowOf(canvas, "47110852")
    await expect(untold.getAllByText("A confirmar")).toHaveLength(3)
    await expect(untold.getByText("Certificado todavía no disponible")).toBeVisible()
    await expect(untold.queryByRole("button", { name: /^Descargar/ })).toBeNull()

    const several = await rowOf(canvas, "48201936")
    await userEvent.click(several.getByRole("button", { name: "Descargar certificados 48201936" }))
    await userEvent.click(await several.findByRole("button", { name: "factura.pdf" }))
    await waitFor(() => expect(canvas.getByText(/^Busc[áa] factura\.pdf en tus descargas\.$/)).toBeInTheDocument())
    await userEvent.click(canvas.getByRole("button", { name: "Descargar certificado SILVER" }))
    await waitFor(() => expect(canvas.getByText("Abrimos el certificado SILVER en otra pestaña.")).toBeInTheDocument())
    await expect(followed).toEqual(["blob: factura.pdf", "https: "])
    await userEvent.click(several.getByRole("button", { name: "Descargar certificados 48201936" }))
  }
}

/** The browser blocked the tab: the row has the address, and nothing says that a tab opened (AC-05). */
export const TabBlocked: Story = {
  parameters: worldOf({
    vouchers: [{ ...gold, documents: [{ fileName: "v.pdf", url: "https://api.example.com/v.pdf" }] }]
  }),
  play: async ({ canvas }) => {
    noteDownloads({ blocked: true })
    await userEvent.click(await canvas.findByRole("button", { name: /^Descargar certificado/ }))
    const link = await canvas.findByRole("link", { name: /^Abrir el certificado/ })
    await expect(link).toHaveAttribute("href", "https://api.example.com/v.pdf")
    await expect(canvas.getByText(/^Ya está listo: el certificado/)).toBeInTheDocument()
    await expect(canvas.queryByText(/^Abrimos/)).toBeNull()
  }
}

/**
 * What a traveller needs at hand, and a picture of it for each of them (OU-in-the-chat). A kept card
 * that knows that it was asked to be taken back says so, that of another purchase does not.
 */
export const CardOpen: Story = {
  parameters: {
    world: {
      ...worldOf({ vouchers: [platinum, gold] }).world,
      card: { ...aCardOfTrip, order: { ...aCardOfTrip.order, reserveId: "47110852" }, withdrawnOn: "2026-12-19" }
    }
  },
  play: async ({ canvas }) => {
    const openCard = async (voucher: string) => {
      const row = await rowOf(canvas, voucher)
      await userEvent.click(row.getByRole("button", { name: `Más opciones del voucher ${voucher}` }))
      await userEvent.click(await row.findByRole("button", { name: "Tarjeta de asistencia" }))
      return within(await canvas.findByRole("dialog", { name: "Tarjeta de asistencia" }))
    }
    const withdrawn = await openCard("47110852")
    await waitFor(() => expect(withdrawn.getByText("Pediste la baja el")).toBeVisible())
    await expect(withdrawn.getByText("19/12/2026")).toBeVisible()
    await userEvent.click(withdrawn.getByRole("button", { name: "Cerrar" }))
    const dialog = await openCard("48201936")
    await waitFor(() => expect(dialog.getByText("Ana Martínez y Tomás Martínez")).toBeVisible())
    await expect(dialog.queryByText("Pediste la baja el")).toBeNull()
    await expect(dialog.getByRole("button", { name: "Imprimir" })).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Tomás Martínez" })).toBeVisible()
  }
}

/** In the browser of another app a download may save nothing: the page says so before and after it. */
export const InApp: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: { ...worldOf({ vouchers: [platinum] }).world, userAgent: "Mozilla/5.0 (Linux; Android 14; wv) Chrome/126" }
  },
  play: async ({ canvas }) => {
    noteDownloads()
    const told = await canvas.findByText(/^El navegador de esta app suele no guardar archivos/)
    await expect(told).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Descargar certificado/ }))
    await waitFor(() => expect(canvas.getAllByText(/^El navegador de esta app/)).toHaveLength(2))
    await expect(canvas.queryByText(/en tus descargas\.$/)).toBeNull()
  }
}
