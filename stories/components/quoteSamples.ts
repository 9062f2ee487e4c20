import type { DateRules } from "../../src/components/DatesPopup/dateRules"
import type { DestinationOption } from "../../src/components/DestinationPopup/DestinationPopup"
import type { QuoteBarWords } from "../../src/components/QuoteBar/quoteBarProps"
import type { QuoteDraft, QuoteErrors } from "../../src/components/QuoteBar/quoteDraft"
import { quote } from "../../src/copy/quote"
import { showDay } from "../../src/core/trip/calendar"
import { readDay } from "../../src/core/trip/readDay"
import { dayAfter, tidyDates } from "../../src/core/trip/tidyDates"

const said = quote({ trip: { maxDaysToStart: 90 } })

/** Words, calendar and checks for the stories of the quote bar and its popups. */
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
  tidy: tidyDates,
  today: "2026-11-21",
  muted: (iso) => iso < "2026-11-21" || iso > "2027-02-19",
  after: dayAfter,
  lengths: () => [7, 10, 15],
  length: (start, end) => `${days(start, end)} días`
}

const datesProblem = (start: string | undefined, end: string | undefined) => {
  if (start === undefined || end === undefined) return "Ambas fechas son requeridas."
  if (start < dates.today) return "La fecha de inicio debe ser mayor a hoy."
  return end > start ? undefined : "La fecha de fin debe ser posterior a la fecha de inicio."
}
/** Whole years, 0 to 120. */
export const ageValid = (text: string) => /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= 120
const agesProblem = (ages: ReadonlyArray<string>) => {
  if (ages.length === 0) return "Sin pasajeros"
  return ages.every(ageValid) ? undefined : "Ingresa la edad de todos los pasajeros."
}
const phoneProblem = (phone: string) => {
  if (phone === "") return "Teléfono es requerido."
  return /^\d{10}$/.test(phone) ? undefined : "Teléfono debe tener 10 dígitos."
}
const emailProblem = (email: string) => {
  if (email === "") return "Email es requerido."
  return email.includes("@") ? undefined : "Email no es válido."
}

export const check = (draft: QuoteDraft): QuoteErrors => ({
  destination: draft.destination === "" ? "Destino es requerido." : undefined,
  dates: datesProblem(readDay(draft.start), readDay(draft.end)),
  ages: agesProblem(draft.ages),
  phone: phoneProblem(draft.phone),
  email: emailProblem(draft.email)
})

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

/** Props that all stories of the bar share. */
export const barArgs = {
  words,
  value: empty,
  check,
  dates,
  ageValid,
  destinations: { is: "ready", options },
  submitLabel: "COTIZAR",
  head: {
    eyebrow: "ASISTENCIA AL VIAJERO",
    title: "Cotizá tu Cobertura",
    text: "Todas las coberturas incluyen seguro de accidentes personales."
  },
  optIn: "Quiero recibir información y beneficios por e-mail."
} as const
