import { aDay, utcDay } from "../../src/core/trip/calendar"
import { newTravellers } from "./asked"

// The same sale, told otherwise: what a buyer may change, and what makes another trip of it.

export const reversed = (sale: object) => ({ ...sale, Passengers: [...Object(sale).Passengers].reverse() })

export const renamed = (sale: object) => JSON.stringify(sale).replace('"FirstName":"', '"FirstName":"Otra ')

/** The same people under another e-mail. */
export const mailed = (sale: object) =>
  JSON.stringify(sale).replaceAll(/"Email":"[^"]*"/g, '"Email":"otra@example.com"')

/** The same people; the last one has another value in a field that identifies no person, as the phone. */
const ofTheLast = (fields: object) => (sale: object) => {
  const { Passengers, ...rest } = Object(sale)
  return { ...rest, Passengers: Passengers.with(-1, { ...Passengers.at(-1), ...fields }) }
}
export const moved = ofTheLast({ Address: "Otra calle 1" })
export const called = ofTheLast({ PhoneContact: "1155550000" })
export const born = ofTheLast({ DateOfBirth: "1970-01-02" })

/** The producer of each sale that a partner's link begins; the pact's sale has another one, or none. */
export const byAnotherProducer = (sale: object) => ({ ...sale, ProductorCode: "BOTB2C" })

/** The bank declines this card: for a trip that is bought no bank is asked. */
export const byAnotherCard = (sale: object) => ({
  ...sale,
  CreditCardNumber: "4000000000000002",
  CardHolder: "OTRA PERSONA"
})

/** The same people on a trip with another day. */
const shifted = (field: "DepartureDate" | "ReturnDate", days: number) => (sale: object) => ({
  ...sale,
  [field]: utcDay(Date.parse(Object(sale)[field]) + days * aDay)
})
export const departsLater = shifted("DepartureDate", 1)
export const returnsEarlier = shifted("ReturnDate", -1)

/** The same people but one, whose documents are others. */
export const without = (nth: number, { Passengers, ...sale }: { readonly Passengers?: ReadonlyArray<object> }) => ({
  ...sale,
  Passengers: Passengers?.with(nth, newTravellers()(Passengers.at(nth) ?? {}))
})

/** A trip as long, which began before anybody's today. */
export const past = (sale: object) => {
  const { DepartureDate, ReturnDate } = Object(sale)
  const departure = Date.now() - 3 * aDay
  const length = Date.parse(ReturnDate) - Date.parse(DepartureDate)
  return { DepartureDate: utcDay(departure), ReturnDate: utcDay(departure + length) }
}

/** Whether an answer has a word that only the sale told: an e-mail, or a text of a traveller. */
export const tellsWho = (text: string, sale: object): boolean => {
  const travellers: ReadonlyArray<Readonly<Record<string, unknown>>> = Object(sale).Passengers
  const own = travellers.flatMap(({ Address, LastName, PhoneContact }) => [Address, LastName, PhoneContact])
  return text.includes("@") || own.some((word) => text.includes(String(word)))
}
