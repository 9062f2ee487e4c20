import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { onceModes, pageModes } from "../../.storybook/modes"
import { aVoucher } from "../../contracts/fixtures/account"
import { aReceipt } from "../../contracts/fixtures/receipt"
import { handedOf } from "../../src/journey/checkout/handed"
import { useJourney } from "../../src/journey/useJourney"
import { SuccessPage } from "../../src/pages/checkout/SuccessPage"
import { inWorld } from "../world/inWorld"
import type { StoryWorld } from "../world/withWorld"
import { noteDownloads } from "./noteDownloads"

const voucher = { ...aVoucher, documents: [{ fileName: "certificado", base64: btoa("%PDF-1.7") }] }
const worldOf = (more: StoryWorld = {}): StoryWorld => ({
  path: "/cotizarpagoexitoso",
  kept: { receipt: aReceipt },
  ...more
})
const visit = { session: { email: "ana@example.com", verified: true } }

/** Instagram's own browser on an iPhone. */
const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Instagram 340.0.3"

const meta = {
  title: "Pages/SuccessPage",
  component: SuccessPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: worldOf() }
} satisfies Meta<typeof SuccessPage>
export default meta
type Story = StoryObj<typeof meta>

/** A logged-out visitor is pointed to the e-mail. The trip is available as a calendar file. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const title = "¡Tu pago se realizó con éxito!"
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })).toHaveTextContent("48201936")
    await expect(canvas.getByText("ana@example.com")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "DESCARGAR CERTIFICADO" })).toBeNull()
    await expect(canvas.getByRole("region", { name: "Antes de viajar" })).toBeVisible()
    const trip = canvas.getByRole("link", { name: "Agregar a mi calendario" })
    await expect(decodeURIComponent(trip.getAttribute("href") ?? "")).toContain("DTSTART;VALUE=DATE:20270110")
    await expect(trip).toHaveAttribute("href", expect.not.stringContaining("ana"))
  }
}

/** The order existed before this payment: nothing was charged, and its price may be another. */
export const Found: Story = {
  parameters: { world: worldOf({ kept: { receipt: { ...aReceipt, found: true } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tu compra ya estaba hecha" })).toBeVisible()
    await expect(canvas.getByText(/no volvimos a cobrar\. .+ correo que diste en esa compra/)).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })).not.toHaveTextContent("Total")
  }
}

/** A logged-in visitor can download the certificate as a PDF with a proper name. */
export const SignedIn: Story = {
  parameters: { playedUnder: ["network"], world: worldOf({ visit, account: { vouchers: [voucher] } }) },
  play: async ({ canvas, globals }) => {
    const followed = noteDownloads()
    await userEvent.click(await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    if (isElsewhere(globals)) return
    await waitFor(() => expect(followed).toEqual(["blob: certificado.pdf"]))
    await expect(canvas.queryByText("ana@example.com")).toBeNull()
  }
}

/**
 * Several documents: the button downloads the first, then each has a button of its own. One hosted
 * elsewhere opens in a new tab (AC-05).
 */
export const SeveralPapers: Story = {
  parameters: {
    world: worldOf({
      visit,
      account: {
        vouchers: [
          {
            ...voucher,
            documents: [
              { fileName: "certificado-48201936.pdf", base64: btoa("%PDF-1.7") },
              { fileName: "carta-para-el-consulado.pdf", url: "https://api.example.com/carta.pdf" }
            ]
          }
        ]
      }
    })
  },
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    await userEvent.click(await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    const letter = await canvas.findByRole("link", { name: "carta-para-el-consulado.pdf" })
    await expect(letter).toHaveAttribute("href", "https://api.example.com/carta.pdf")
    await expect(followed).toEqual(["blob: certificado-48201936.pdf"])
  }
}

/**
 * The certificate is at an address, and the browser opens it. Where it blocks the tab, as iPhones do a
 * second after the press, the page gives the link (AC-05).
 */
export const CertificateReady: Story = {
  parameters: {
    world: worldOf({
      visit,
      account: {
        vouchers: [{ ...voucher, documents: [{ fileName: "certificado.pdf", url: "https://api.example.com/c.pdf" }] }]
      }
    })
  },
  play: async ({ canvas }) => {
    const followed = noteDownloads()
    await userEvent.click(await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    await expect(await canvas.findByText("Abrimos tu certificado en otra pestaña.")).toBeVisible()
    await expect(followed).toEqual(["https: "])
    noteDownloads({ blocked: true })
    await userEvent.click(canvas.getByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    await expect(await canvas.findByText("Tu certificado está listo.")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "certificado.pdf" })).toBeVisible()
    await expect(canvas.queryByText(/^Abrimos/)).toBeNull()
  }
}

/** The voucher exists; its document does not yet. */
export const CertificateNotYet: Story = {
  parameters: { world: worldOf({ visit, account: { vouchers: [{ ...voucher, documents: [] }] } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    await expect(await canvas.findByText(/^Tu certificado todavía no está listo\./)).toBeVisible()
  }
}

/**
 * The list of purchases lacks the voucher or failed to load: the page says so, and the same button
 * retries.
 */
export const WithoutCertificate: Story = {
  parameters: { world: worldOf({ visit, account: { vouchers: [{ ...voucher, reserveId: "1", order: "2" }] } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos descargar tu certificado.")
    await expect(canvas.getByRole("button", { name: "DESCARGAR CERTIFICADO" })).toBeEnabled()
  }
}

/** The card is stored, and any address opens with it without a connection (OU-offline-card). */
export const CardKept: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /^Ten(e)?la a mano sin conexión$/ })
    await userEvent.click(canvas.getByRole("button", { name: "Guardar en este dispositivo" }))
    await expect(canvas.getByText(/^Está guardada .* hasta el 24\/02\/2027\. Sin internet se abre/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Borrar la tarjeta de este dispositivo" })).toBeVisible()
  }
}

/**
 * The browser has no room for the page that would show it: the card is kept, and no more is promised.
 * On a phone either button is one line.
 */
export const CardKeptAlone: Story = {
  globals: { viewport: { value: "w360" } },
  parameters: { chromatic: { disableSnapshot: true }, world: worldOf({ refusing: true }) },
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole("button", { name: "Guardar en este dispositivo" })
    await expect(keep.offsetHeight).toBeLessThan(44)
    await userEvent.click(keep)
    await expect(await canvas.findByText(/^Está guardada .* Esta página no se abre sin conexión/)).toBeVisible()
    const drop = canvas.getByRole("button", { name: "Borrar la tarjeta de este dispositivo" })
    await expect(drop.offsetHeight).toBeLessThan(44)
  }
}

/** A browser without service workers opens no page without a connection: none is promised. */
export const CardNotKept: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: worldOf({ workerless: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Esta página no se abre sin conexión/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Guardar en este dispositivo" })).toBeNull()
    await expect(canvas.queryByText(/aunque no tengas internet/)).toBeNull()
  }
}

const AfterPaying = () => {
  handedOf(useJourney()).receipt ??= aReceipt
  return <SuccessPage />
}

/**
 * Another person logged in during the sale: the document that paid shows the purchase, says why it is
 * nowhere else, and keeps no card of it.
 */
export const AnotherLogin: Story = {
  render: () => <AfterPaying />,
  parameters: { chromatic: { modes: onceModes }, world: worldOf({ kept: {}, visit }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ahora este navegador tiene otra cuenta ingresada/)).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Tu tarjeta de asistencia" })).toHaveTextContent("48201936")
    await expect(canvas.queryByRole("button", { name: "Guardar en este dispositivo" })).toBeNull()
  }
}

/** In the browser of another app, which may save no file: said once, beside the certificate. */
export const InAppSignedIn: Story = {
  parameters: {
    chromatic: { modes: onceModes },
    world: worldOf({ userAgent, visit, account: { vouchers: [voucher] } })
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "DESCARGAR CERTIFICADO" })
    await expect(canvas.getByText(/^El navegador de esta app/)).toBeVisible()
    await expect(button.parentElement).toHaveTextContent(/El navegador de esta app/)
  }
}
