import type { Channel } from "../channels"
import { dayFrom } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"
import { currencyOf, firstCode, offersOf } from "../rating/rating"

const tripDays = 10

/** A birthday that gives this age today and for months around it. */
const birthAt = (age: number, now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate() - 100)).toISOString().slice(0, 10)

const people = [
  { FirstName: "Valentina", LastName: "Suárez", age: 41, dni: 29_384_756, rut: 15_482_963 },
  { FirstName: "Mateo", LastName: "Suárez", age: 12, dni: 52_718_430, rut: 23_657_105 }
]

const homes = {
  dni: { country: "Argentina", Province: "Córdoba", CP: "5000", Comuna: "", Address: "Av. Colón 1250" },
  rut: { country: "Chile", Province: "Valparaíso", CP: "", Comuna: "Viña del Mar", Address: "Av. Libertad 850" }
}

const contact = { email: "valentina@example.com", phone: "3515550143" }

const placeOf = (country: string, province: string) => {
  const IdCountry = countries.find(({ description }) => description === country)?.idCountry ?? 0
  const IdState = provincesOf(IdCountry)?.find(({ description }) => description === province)?.idProvince ?? 0
  return { IdState, IdCountry }
}

/** The two travellers with the sixteen keys of a sale (PY-14), in the form of the channel. */
const passengersOf = (channel: Channel, now: Date) => {
  const home = homes[channel.document]
  return people.map(({ FirstName, LastName, age, ...documents }) => ({
    FirstName,
    LastName,
    DNI: documents[channel.document],
    Gender: 1,
    DateOfBirth: birthAt(age, now),
    Address: home.Address,
    City: "",
    Province: home.Province,
    CP: home.CP,
    Comuna: home.Comuna,
    Email: contact.email,
    PhoneContact: contact.phone,
    ...placeOf(home.country, home.Province),
    DocumentTypeId: documentTypesOf(channel)[0]?.IdValuesList ?? 0,
    DocumentNo: documents[channel.document]
  }))
}

/** A partner's quote for two: the favourite plan for ten days in Europe, a month from now. */
const arranged = (channel: Channel, now: Date) => {
  const code = firstCode(channel.code)
  const plans = offersOf(channel.code, code)
  const plan = plans.find(({ favorite }) => favorite === 1) ?? plans[0]
  return {
    productId: plan?.id ?? 0,
    quote: {
      TripInitialDate: dayFrom(now, 30),
      TripEndDate: dayFrom(now, 30 + tripDays),
      Age: people.map(({ age }) => age),
      Annual: null,
      Sort: 1,
      PromotionalCode: null,
      DestinationCountryIsoCode: code,
      AmountCurrencyISOCode: currencyOf(channel.code),
      Top: 15,
      Product: []
    },
    phoneNumber: contact.phone,
    email: contact.email,
    subscribed: false,
    destination: "EUROPA",
    passengers: passengersOf(channel, now)
  }
}

/** The least that a partner may send: plan, days and ages. */
const sparse = ({ productId, quote }: ReturnType<typeof arranged>) => ({ productId, quote })

/** Contradicts itself: more passengers than the quote has. */
const overfull = (quote: ReturnType<typeof arranged>) => ({
  ...quote,
  passengers: [...quote.passengers, { ...quote.passengers[0], FirstName: "Abril" }]
})

const noPlan = 999_999

/**
 * A partner's quote by its id; undefined for an unknown id. `jsonObj` is a JSON string or an
 * object, the expiry a local time or an instant: the specification fixes neither (EX-03, EX-04).
 */
export const externalQuoteOf = (id: string, channel: Channel, now: Date): unknown => {
  const quote = arranged(channel, now)
  const nextWeek = `${dayFrom(now, 7)}T23:59:59`
  switch (id) {
    case "vigente":
      return { jsonObj: JSON.stringify(quote), expiresDateTime: nextWeek }
    case "vencida":
      return { jsonObj: JSON.stringify(quote), expiresDateTime: "2025-01-31T12:00:00.000Z" }
    case "sin-producto":
      return { jsonObj: { ...quote, productId: noPlan }, expiresDateTime: nextWeek }
    case "incompleta":
      return { jsonObj: sparse(quote), expiresDateTime: nextWeek }
    case "contradictoria":
      return { jsonObj: overfull(quote), expiresDateTime: nextWeek }
    case "rota":
      return { jsonObj: JSON.stringify({ plan: "GOLD", viaje: { ida: "pronto" } }), expiresDateTime: nextWeek }
    default:
      return undefined
  }
}
