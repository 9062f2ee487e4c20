import { channelIds } from "./channels"

/** What the specification says of each page to be read or filled in: where, under which heading, in which channels. */
export interface ContentPage {
  readonly path: string
  readonly heading: string
  readonly isIn: (channel: string) => boolean
}

const chile = (id: string) => id === "b2cchile"

/** The pages beside the shop itself. */
export const contentPages: ReadonlyArray<ContentPage> = [
  { path: "/faqs", heading: "Preguntas frecuentes", isIn: () => true },
  { path: "/avisolegal", heading: "Aviso legal", isIn: () => true },
  { path: "/politicascookies", heading: "Políticas de cookies", isIn: () => true },
  { path: "/contacto", heading: "Contacto", isIn: () => true },
  { path: "/test", heading: "Enlaces", isIn: () => true },
  { path: "/solicitarasistencia", heading: "Solicitar asistencia", isIn: (id) => id === "b2c" || chile(id) },
  { path: "/arrepentimiento", heading: "Botón de arrepentimiento", isIn: (id) => !chile(id) },
  { path: "/bajaservicio", heading: "Botón baja de servicio", isIn: (id) => !chile(id) },
  { path: "/anulacioncobertura", heading: "Anulación de Cobertura", isIn: chile }
]

/** Words that are of some channels and must be on no page of the others. */
const ofSome: ReadonlyArray<readonly [words: RegExp, channels: ReadonlyArray<string>]> = [
  [/(?<!\p{L})BBVA(?!\p{L})|0800 555 0141/u, ["bbva"]],
  [/(?<!\p{L})MESSIS(?!\p{L})|0800 555 0142|\+54 11 5555 0142/u, ["messis"]],
  [/(?<!\p{L})ASEGURA(?!\p{L})|0800 555 0145/u, ["asegura"]],
  [/(?<!\p{L})PERSONAL(?!\p{L})|0800 555 0146/u, ["personal"]],
  [/(?<!\p{L})BELO(?!\p{L})|\+54 11 5555 0143|0810 555 0143|\+54 9 11 5555 0144/u, ["belo"]],
  [/(?<!\p{L})MIW(?!\p{L})|0800 555 0147/u, ["miw"]],
  [/(?<!\p{L})MAKLER(?!\p{L})|0800 555 0148/u, ["makler"]],
  [/(?<!\p{L})B2C(?! Chile)(?!\p{L})|0800 555 0143|0800 555 0151|0800 555 0152|asistencia@b2c\.example/u, ["b2c"]],
  [/B2C Chile|(?<!0)800 555 014(?!\d)|\+56|SERNAC|Disposición 954|RUT|pesos chilenos/u, ["b2cchile"]],
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
