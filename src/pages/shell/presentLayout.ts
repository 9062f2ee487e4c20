import type { Copy } from "../../copy/firstView"
import type { Channel } from "../../core/channel/channel"
import { lineHref } from "../../core/channel/phone"

type Words = Copy["shell"]

const document = ({ id }: Channel, name: string) => `/Docs/${id}/${name}.pdf`

const wayBack = ({ cancellation }: Channel, { legal }: Words) =>
  cancellation === "annulment"
    ? [{ label: legal.annulment, href: "/anulacioncobertura" }]
    : [
        { label: legal.withdrawal, href: "/arrepentimiento" },
        { label: legal.service, href: "/bajaservicio" }
      ]

const assistance = ({ assistancePage }: Channel, { legal }: Words) =>
  assistancePage ? [{ label: legal.assistance, href: "/solicitarasistencia" }] : []

export const legalLinks = (channel: Channel, words: Words) => {
  const [consumer] = channel.consumerLinks
  const asksForIt = channel.cancellation === "withdrawal" && consumer
  return [
    ...wayBack(channel, words),
    ...(asksForIt ? [{ label: words.legal.consumer, href: consumer.href, away: true }] : []),
    ...assistance(channel, words)
  ]
}

export const menuLinks = ({ menu }: Words, path: string) =>
  [
    { label: menu.home, href: "/", current: path === "/" },
    { label: menu.quote, href: "/#cotizar", current: path === "/cotizar" },
    { label: menu.products, href: "/#productos" },
    { label: menu.faqs, href: "/faqs", current: path === "/faqs" },
    { label: menu.contact, href: "/contacto", current: path === "/contacto" }
  ] as const

export const accountLinks = ({ account }: Words, path: string) => [
  { label: account.details, href: "/tusdatos", current: path === "/tusdatos" },
  { label: account.purchases, href: "/tuscompras", current: path === "/tuscompras" },
  { label: account.leave, href: "/logout" }
]

export const contactLine = ({ hours, phones }: Channel) =>
  [phones.find((phone) => !phone.startsWith("+")) ?? phones[0], hours].filter(Boolean).join(" · ")

/** The phones, by kind if there are several (CH-12). */
export const footerPhones = (channel: Channel, { footer }: Words) =>
  channel.phones.map((phone, index) => ({ what: footer.phones[index], label: phone, href: lineHref(channel, phone) }))

export const socialLinks = ({ social }: Channel, { footer }: Words) =>
  social.map(({ href, network }) => ({ label: footer.social[network], href, icon: `${network}-logo` as const }))

/** The ways to reach the brand at once, for a phone's menu: its numbers and its WhatsApp. */
export const reachLinks = (channel: Channel, words: Words) => [
  ...footerPhones(channel, words).map(({ what, label, href }) => ({
    // A number breaks no line.
    label: what === undefined ? label : `${what} ${label.replaceAll(" ", "\u00a0")}`,
    href,
    icon: href.startsWith("tel:") ? ("phone" as const) : ("whatsapp-logo" as const)
  })),
  // Some of the numbers are a chat already.
  ...(channel.written ? [] : socialLinks(channel, words))
    .filter(({ icon }) => icon === "whatsapp-logo")
    .map((link) => ({ ...link, away: true }))
]

export const footerColumns = (channel: Channel, words: Words) => {
  const { footer } = words
  return [
    {
      title: footer.linksTitle,
      links: [
        { label: footer.quote, href: "/#cotizar" },
        { label: footer.products, href: "/#productos" },
        { label: footer.faqs, href: "/faqs" },
        { label: footer.contactPage, href: "/contacto" },
        ...assistance(channel, words)
      ]
    },
    {
      title: footer.legalTitle,
      links: [
        { label: footer.conditions, href: document(channel, "terminosycondiciones") },
        { label: footer.privacy, href: document(channel, "priva") },
        { label: footer.cookies, href: "/politicascookies" },
        { label: footer.notice, href: "/avisolegal" }
      ]
    },
    {
      title: footer.consumerTitle,
      links: [...wayBack(channel, words), ...channel.consumerLinks.map((link) => ({ ...link, away: true }))]
    }
  ]
}
