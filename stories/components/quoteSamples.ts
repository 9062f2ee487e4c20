import { firstBrand } from "../../src/channels/firstBrand"
import type { DateRules } from "../../src/components/DatesPopup/dateRules"
import type { DestinationOption } from "../../src/components/DestinationPopup/DestinationPopup"
import type { FindPlaces } from "../../src/components/DestinationPopup/PlaceSearch"
import type { QuoteBarWords, QuoteDraft } from "../../src/components/QuoteBar/quoteBarProps"
import { quote } from "../../src/copy/quote"
import { showDay } from "../../src/core/trip/calendar"
import { readDay } from "../../src/core/trip/readDay"
import { readAge } from "../../src/core/trip/search"
import { dayAfter } from "../../src/core/trip/tidyDates"
import { placeFinder } from "../../src/start/placeFinder"

const said = quote({ trip: { maxDaysToStart: 90 } })

/** Words and calendar for the stories of the quote bar and its popups. */
export const words: QuoteBarWords = {
  ...said,
  passengers: { ...said.passengers, short: (position) => `Pasajero ${position}` }
}

export const options: ReadonlyArray<DestinationOption> = [
  { name: "LATINOAMÉRICA Y CARIBE", scene: "caribe" },
  { name: "CANADÁ EEUU MEXICO", scene: "puente" },
  { name: "EUROPA", scene: "europa" },
  { name: "ASIA Y RESTO DEL MUNDO", scene: "asia" },
  { name: "MULTIDESTINO", scene: "ventana" }
]

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const dates: DateRules = {
  read: readDay,
  show: showDay,
  today: "2026-11-21",
  muted: (iso) => iso < "2026-11-21" || iso > "2027-02-19",
  after: dayAfter,
  lengths: () => [7, 10, 15],
  length: (start, end) => `${days(start, end)} días`
}

/** The message of each problem. */
export const { problems } = said

export const empty: QuoteDraft = {
  destination: "",
  start: "",
  end: "",
  ages: [""],
  phone: "",
  email: "",
  subscribed: true
}
export const filled: QuoteDraft = {
  destination: "EUROPA",
  start: "12/01/2027",
  end: "26/01/2027",
  ages: ["34", "8"],
  phone: "1155550143",
  email: "ana@example.com",
  subscribed: true
}

const finder = placeFinder(firstBrand.channel)
/** The portal's own places, among the destinations of the stories. */
export const findPlaces: FindPlaces = (typed) =>
  finder(
    typed,
    options.map(({ name }) => name)
  )

/** Props that all stories of the bar share. */
export const barArgs = {
  words,
  dates,
  readAge,
  destinations: { is: "ready", options },
  findPlaces,
  submitLabel: "COTIZAR",
  head: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    text: "Todas las coberturas incluyen seguro de accidentes personales."
  },
  optIn: "Quiero recibir información y beneficios por e-mail."
} as const
