import { type SpecifiedChannel, specifiedChannels } from "../../../contracts/fixtures/specifiedChannels"
import { links } from "../../../src/copy/links"
import { channelIds } from "./channels"

/** Pages that do not have the heading under which the page of links leads to them. */
const others = [
  ...["/", "/#cotizar", "/#productos", "/noexiste"],
  ...["/cotizar", "/cotizarpasajeros", "/cotizarcompletarpago", "/cotizarpagoexitoso", "/compraexterna"],
  ...["/validar", "/redirect", "/tuscompras", "/datospersonales", "/tusdatos"]
]

const idsWhere = (holds: (channel: SpecifiedChannel) => boolean) => specifiedChannels.filter(holds).map(({ id }) => id)
const argentine = idsWhere(({ currency }) => currency === "ARS")
const chile = (id: string) => !argentine.includes(id)

/** The pages that only some channels have, as specified. */
const onlyIn: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/solicitarasistencia": idsWhere(({ assistancePage }) => assistancePage),
  "/arrepentimiento": argentine,
  "/bajaservicio": argentine,
  "/anulacioncobertura": idsWhere(({ currency }) => currency === "CLP")
}

/** The pages with text or a form: path, heading and channels. */
export const contentPages = links.pages.links
  .filter(({ href }) => !others.includes(href))
  .map(({ href: path, label: heading }) => ({
    path,
    heading,
    isIn: (channel: string) => onlyIn[path]?.includes(channel) !== false
  }))

/** Those that the build prints: all but the developers' page of links. */
export const printedPages = contentPages.filter(({ path }) => path !== "/test")

/** A channel's name and telephones. Does not match B2C within B2C Chile. */
const namesOf = (name: string, phones: ReadonlyArray<string>) => {
  const lines = phones.map((phone) => `(?<!\\d)${phone.replace("+", "\\+")}(?!\\d)`)
  return new RegExp([`(?<!\\p{L})${name}(?! Chile)(?!\\p{L})`, ...lines].join("|"), "u")
}

/** Words of some channels that no page of the others may hold. */
const ofSome: ReadonlyArray<readonly [words: RegExp, channels: ReadonlyArray<string>]> = [
  ...specifiedChannels.map(({ id, name, phones }) => [namesOf(name, phones), [id]] as const),
  [/0800 555 0151|0800 555 0152|asistencia@b2c\.example/, ["b2c"]],
  [/\+56|SERNAC|Disposición 954|RUT|pesos chilenos/, ["b2cchile"]],
  [/telemedicina/iu, idsWhere(({ telemedicine }) => telemedicine)],
  [/más de 10 planes|categoría senior|semana 26/u, ["belo"]],
  [/accidentes personales/u, idsWhere(({ accidentInsurance }) => accidentInsurance)],
  [
    /(?<!\p{L})(podés|tenés|querés|escribinos|comunicate|pesos argentinos|CUIT)(?!\p{L})/iu,
    channelIds.filter((id) => !chile(id))
  ]
]

/** Words of other channels in a text of this one. */
export const strangeWords = (text: string, channel: string): ReadonlyArray<string> =>
  ofSome.flatMap(([words, channels]) => (channels.includes(channel) ? [] : (words.exec(text)?.slice(0, 1) ?? [])))
