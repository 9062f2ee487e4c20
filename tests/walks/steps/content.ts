import { specifiedChannels } from "../../../contracts/fixtures/specifiedChannels"
import { channelIds } from "./channels"

/** A page with text or a form, as specified: path, heading and channels. */
export interface ContentPage {
  readonly path: string
  readonly heading: string
  readonly isIn: (channel: string) => boolean
}

const chile = (id: string) => id === "b2cchile"

/** The pages outside the shop. */
export const contentPages: ReadonlyArray<ContentPage> = [
  { path: "/faqs", heading: "Preguntas frecuentes", isIn: () => true },
  { path: "/avisolegal", heading: "Aviso legal", isIn: () => true },
  { path: "/politicascookies", heading: "Políticas de cookies", isIn: () => true },
  { path: "/contacto", heading: "Contacto", isIn: () => true },
  { path: "/tusderechos", heading: "Tus derechos", isIn: () => true },
  { path: "/test", heading: "Enlaces", isIn: () => true },
  { path: "/solicitarasistencia", heading: "Solicitar asistencia", isIn: (id) => id === "b2c" || chile(id) },
  { path: "/arrepentimiento", heading: "Botón de arrepentimiento", isIn: (id) => !chile(id) },
  { path: "/bajaservicio", heading: "Botón baja de servicio", isIn: (id) => !chile(id) },
  { path: "/anulacioncobertura", heading: "Anulación de Cobertura", isIn: chile }
]

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
  [/telemedicina/iu, ["b2c"]],
  [/más de 10 planes|categoría senior|semana 26/u, ["belo"]],
  [/accidentes personales/u, channelIds.filter((id) => id !== "belo")],
  [
    /(?<!\p{L})(podés|tenés|querés|escribinos|comunicate|pesos argentinos|CUIT)(?!\p{L})/iu,
    channelIds.filter((id) => !chile(id))
  ]
]

/** Words of other channels in a text of this one. */
export const strangeWords = (text: string, channel: string): ReadonlyArray<string> =>
  ofSome.flatMap(([words, channels]) => (channels.includes(channel) ? [] : (words.exec(text)?.slice(0, 1) ?? [])))
