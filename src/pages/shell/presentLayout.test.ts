import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { shell } from "../../copy/shell"
import { contactLine, footerColumns, footerPhones, legalLinks, menuLinks, reachLinks } from "./presentLayout"

const words = shell
const consumerLinks = [
  { label: "Reclamos", href: "https://consumidor.example" },
  { label: "Supervisor", href: "https://supervisor.example" }
]
const labels = (links: ReadonlyArray<{ readonly label: string }>) => links.map(({ label }) => label)

describe("the legal bar", () => {
  // SH-11
  test("for withdrawals: the two forms, consumer defence, and the assistance page if there is one", () => {
    const channel = { ...aChannel, consumerLinks, assistancePage: true }
    expect(legalLinks(channel, words)).toEqual([
      { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
      { label: "Botón baja de servicio", href: "/bajaservicio" },
      { label: "Defensa del consumidor", href: "https://consumidor.example", away: true },
      { label: "Solicitar asistencia", href: "/solicitarasistencia" }
    ])
  })

  test("for annulments: that form alone", () => {
    expect(labels(legalLinks({ ...aChannel, consumerLinks, cancellation: "annulment" }, words))).toEqual([
      "Anulación de cobertura"
    ])
  })
})

test.each([
  ["/", ["/"]],
  ["/cotizar", ["/#cotizar"]],
  ["/cotizarpasajeros", []],
  ["/faqs", ["/faqs"]],
  ["/contacto", ["/contacto"]]
])("on %s the menu marks %j as the page on show", (path, marked) => {
  const links = menuLinks(words, path).filter((link) => "current" in link && link.current)
  expect(links.map(({ href }) => href)).toEqual(marked)
})

// SH-12
test("the footer has the pages, the channel's own documents and the consumer's rights", () => {
  const [pages, legal, consumer] = footerColumns({ ...aChannel, consumerLinks }, words)
  expect(labels(pages?.links ?? [])).toEqual(["Cotizar", "Productos", "Preguntas frecuentes", "Contacto"])
  expect(legal?.links[0]?.href).toBe(`/Docs/${aChannel.id}/terminosycondiciones.pdf`)
  expect(legal?.links[1]?.href).toBe(`/Docs/${aChannel.id}/priva.pdf`)
  expect(labels(consumer?.links ?? [])).toEqual([
    "Botón de arrepentimiento",
    "Botón baja de servicio",
    "Reclamos",
    "Supervisor"
  ])
})

test("several kinds of phones have words of their own; the bar shows the country's own", () => {
  const channel = { ...aChannel, phones: ["+54 11 5555 0100", "0810 555 0100"], hours: "Siempre" }
  const told = { ...words, footer: { ...words.footer, phones: ["Desde el exterior", "Desde Argentina"] } }
  expect(footerPhones(channel, told)).toEqual([
    { what: "Desde el exterior", label: "+54 11 5555 0100", href: "tel:+541155550100" },
    { what: "Desde Argentina", label: "0810 555 0100", href: "tel:08105550100" }
  ])
  expect(footerPhones(channel, words).map(({ what }) => what)).toEqual([undefined, undefined])
  expect(contactLine(channel)).toBe("0810 555 0100 · Siempre")
})

test("a phone's menu has every number, each with its use if there are several, and the WhatsApp", () => {
  const channel = {
    ...aChannel,
    phones: ["0810 555 0100"],
    social: [
      { network: "instagram" as const, href: "https://instagram.example/viajes" },
      { network: "whatsapp" as const, href: "https://whatsapp.example/viajes" }
    ]
  }
  const told = { ...words, footer: { ...words.footer, phones: ["Desde Argentina"] } }
  expect(labels(reachLinks(channel, words))).toEqual(["0810 555 0100", words.footer.social.whatsapp])
  const written = { "0810 555 0100": "https://whatsapp.example/0810" }
  const chat = reachLinks({ ...channel, written }, words)
  expect(chat.map(({ icon, label }) => [icon, label])).toEqual([["whatsapp-logo", "0810 555 0100"]])
  expect(reachLinks(channel, told)[0]).toEqual({
    label: "Desde Argentina 0810\u00a0555\u00a00100",
    href: "tel:08105550100",
    icon: "phone"
  })
})
