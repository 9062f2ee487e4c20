import type { Brand } from "../../channels/Brand"
import { faqs, groupsOf } from "../../copy/faqs"
import { overlay } from "../../copy/overlay"
import { descriptions, tripLink } from "../../copy/pages"
import { results } from "../../copy/results"
import { shell } from "../../copy/shell"
import type { Channel } from "../../core/channel/channel"
import { hasPage } from "../../core/channel/paths"
import type { Destination } from "../../core/trip/DestinationsApi"
import { colourOf, iconOf } from "./identity"
import { shareFileOf, shareSize } from "./sharePicture"

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("")}>`

/** A drawing as an address. Signs that may stand in one stay: `%20` for each blank makes pages longer. */
const inAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`

const addressOf = ({ hosts }: Channel, path: string) => `https://${hosts[0]}${path}`

const titleOf = ({ brandName }: Channel) => shell.titles.home(brandName)

/** JSON-LD. Escapes `<`, so that no value can close the script element. */
const linkedData = (graph: ReadonlyArray<object>) => {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
  return `<script type="application/ld+json">${text}</script>`
}

const siteOf = (channel: Channel) => {
  const url = addressOf(channel, "/")
  const { brandName, phones, social } = channel
  return [
    {
      "@type": "Organization",
      "@id": `${url}#organization`,
      name: brandName,
      url,
      logo: addressOf(channel, `/${channel.id}/icon.svg`),
      ...(phones[0] ? { telephone: phones[0] } : {}),
      sameAs: social.map(({ href }) => href)
    },
    {
      "@type": "WebSite",
      "@id": `${url}#website`,
      name: titleOf(channel),
      url,
      inLanguage: channel.locale,
      publisher: { "@id": `${url}#organization` }
    }
  ]
}

const questionsOf = async ({ channel, pages }: Brand) => {
  const words = overlay(faqs, (await pages()).faqs ?? {})
  const questions = groupsOf(words).flatMap(({ questions }) => questions)
  return {
    "@type": "FAQPage",
    "@id": addressOf(channel, "/faqs"),
    inLanguage: channel.locale,
    mainEntity: questions.map(({ answer, question }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: answer.flatMap((block) => (typeof block === "string" ? block : block.list)).join(" ")
      }
    }))
  }
}

/** `hreflang` links to the same page of the neighbouring country, if the brand has it there. */
const alternatesOf = ({ channel }: Brand, path: string, brands: ReadonlyArray<Brand>) => {
  const other = brands.find(({ channel: { id } }) => id === channel.alternate)?.channel
  if (!other || !hasPage(other, path)) return []
  return [channel, other]
    .toSorted((a, b) => a.locale.localeCompare(b.locale))
    .map((one) => element("link", { rel: "alternate", hreflang: one.locale, href: addressOf(one, path) }))
}

/** What a chat or a search engine shows of a page, or of a link to a trip. */
interface Preview {
  readonly title: string
  readonly description: string
  /** Absent of a link to a trip: some chats lead to this address, which lacks days and ages. */
  readonly address?: string
}

const previewOf = async ({ channel, pages }: Brand, path: string, destination?: Destination): Promise<Preview> => {
  const { brandName } = channel
  if (destination) {
    const { name } = destination
    const place = overlay(results, (await pages()).results ?? {}).places[name] ?? `a ${name}`
    return {
      title: tripLink.title(place, brandName),
      description: tripLink.description(place, brandName)
    }
  }
  const description = descriptions[path]?.(brandName)
  if (description === undefined) throw new Error(`copy/pages.ts has no description of ${path}.`)
  return { title: titleOf(channel), description, address: addressOf(channel, path) }
}

const openGraph = (channel: Channel, { address, description, title }: Preview, picture: string) => {
  const properties = {
    "og:type": "website",
    "og:site_name": titleOf(channel),
    "og:title": title,
    "og:description": description,
    ...(address && { "og:url": address }),
    "og:locale": channel.locale.replace("-", "_"),
    "og:image": addressOf(channel, `/${channel.id}/${picture}`),
    "og:image:width": String(shareSize.width),
    "og:image:height": String(shareSize.height),
    "og:image:alt": title
  }
  return [
    ...Object.entries(properties).map(([property, content]) => element("meta", { property, content })),
    element("meta", { name: "twitter:card", content: "summary_large_image" })
  ]
}

/** The head of a page that no search engine lists and no link shows. Its icon needs no request. */
export const bareHeadOf = (brand: Brand): ReadonlyArray<string> => [
  element("meta", { name: "robots", content: "noindex" }),
  element("meta", { name: "theme-color", content: colourOf(brand.channel.id, "--brand-700") }),
  element("link", { rel: "icon", href: inAddress(iconOf(brand)) })
]

/**
 * The head without title and canonical address: metadata for browsers, search engines and link
 * previews. With a destination, that of a link to a trip.
 */
export const headOf = async (
  brand: Brand,
  path: string | undefined,
  brands: ReadonlyArray<Brand>,
  destination?: Destination
): Promise<string> => {
  const { channel } = brand
  const [noIndex = "", ...bare] = bareHeadOf(brand)
  const looks = [
    ...bare,
    element("link", { rel: "apple-touch-icon", href: `/${channel.id}/icon-180.png` }),
    element("link", { rel: "manifest", href: `/${channel.id}/manifest.webmanifest` })
  ]
  if (path === undefined) return [noIndex, ...looks].join("")
  const preview = await previewOf(brand, path, destination)
  return [
    element("meta", { name: "description", content: preview.description }),
    element("meta", { name: "robots", content: "index, follow" }),
    ...alternatesOf(brand, path, brands),
    ...openGraph(channel, preview, shareFileOf(destination)),
    ...looks,
    linkedData([...siteOf(channel), ...(path === "/faqs" ? [await questionsOf(brand)] : [])])
  ].join("")
}
