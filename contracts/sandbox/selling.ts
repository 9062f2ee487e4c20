import type { Sandbox } from "./server"
import { type Answer, aQuote, plansOf, postQuote, send, type WirePlan } from "./testing"

type Fields = Readonly<Record<string, unknown>>

/** A valid passenger of an Argentine channel, with overrides. */
export const aPassenger = (fields: Fields = {}): Fields => ({
  FirstName: "Lucía",
  LastName: "Muñoz",
  DNI: 30123456,
  Gender: 1,
  DateOfBirth: "1990-05-20",
  Address: "Av. Corrientes 1234",
  City: "",
  Province: "Buenos Aires",
  CP: "1043",
  Comuna: "",
  Email: "lucia@example.com",
  PhoneContact: "1155550143",
  IdState: 3201,
  IdCountry: 32,
  DocumentTypeId: 1,
  DocumentNo: 30123456,
  ...fields
})

/** A plan as a mailed quote names it. */
export const silver = { Id: 101, Name: "SILVER", Title: "SILVER", Product: "SI", Currency: "ARS", Amount: 68431.2 }

/** A valid mailed quote, with overrides of `quote`. */
export const aMail = (quote: Fields = {}): Fields => ({
  quote: {
    TripInitialDate: "2026-03-01",
    TripEndDate: "2026-03-11",
    Age: [34, 1],
    Annual: true,
    Sort: 1,
    PromotionalCode: null,
    DestinationCountryIsoCode: null,
    AmountCurrencyISOCode: "ARS",
    Top: 15,
    Product: [silver, { Id: 103, Name: "PLATINUM <b>", Currency: "ARS", Amount: 112118.94 }],
    Phone: "1155550143",
    ...quote
  },
  email: "lucia@example.com"
})

/** A valid registration of Bruno in an Argentine channel. */
export const aUser = {
  name: "Bruno",
  email: "bruno@example.com",
  lastname: "O’Neill",
  documentType: 1,
  documentNumber: "28456712",
  birthday: "1992-05-14T00:00:00",
  gender: 50,
  country: "ARG",
  phone: "1144445555",
  state: "NoData",
  city: "NoData",
  postalCode: "NoData",
  address: "NoData"
}

let documents = 31_000_000

/** A new document: the sandbox sells the same person a trip once a day. */
const aDocument = () => {
  documents += 1
  return { DNI: documents, DocumentNo: documents }
}

/**
 * A valid sale of B2C's plan SILVER for ten days, in one payment by Visa, with overrides. Each has
 * a passenger of its own.
 */
export const aSale = (fields: Fields = {}): Fields => ({
  USDValue: 1450.5,
  DepartureDate: "2026-03-01",
  ReturnDate: "2026-03-11",
  IdPaymentPlan: 101001,
  CardHolder: "LUCIA MUNOZ",
  CreditCardNumber: "4242424242424242",
  CVC: "",
  expMonth: "",
  expYear: "",
  ATSPProductId: 101,
  PromotionalCode: null,
  ProductorCode: null,
  Passengers: [aPassenger(aDocument())],
  ...fields
})

const chilean: Fields = {
  ...{ CP: "", Comuna: "Ñuñoa", Province: "Metropolitana", IdState: 15207, IdCountry: 152, DocumentTypeId: 4 }
}

/** A valid sale in Chile, which has a comuna, a code and an expiry. */
export const aChileanSale = (fields: Fields = {}): Fields =>
  aSale({
    USDValue: 940.25,
    IdPaymentPlan: 901003,
    ATSPProductId: 901,
    CVC: "987",
    expMonth: "07",
    expYear: "2039",
    Passengers: [aPassenger({ ...chilean, ...aDocument() })],
    ...fields
  })

/** Posts any body, with the key of a purchase if it has one. */
export const postSale = (
  sandbox: Sandbox,
  body: unknown,
  { channel = "B2C", key }: { readonly channel?: string; readonly key?: string } = {}
): Promise<Answer> =>
  send(sandbox, "/public_api/sales/enroll", {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", idchannel: channel },
      ...(key === undefined ? {} : { "idempotency-key": key })
    },
    body: JSON.stringify(body)
  })

/** Logs a person in and returns the cookie. */
export const logIn = async (sandbox: Sandbox, email: string): Promise<string> => {
  const { headers } = await send(sandbox, "/_sandbox/session", { method: "POST", body: JSON.stringify({ email }) })
  return headers["set-cookie"]?.[0]?.split(";")[0] ?? ""
}

export const planNamed = async (sandbox: Sandbox, name: string, quote: Fields, channel = "B2C"): Promise<WirePlan> => {
  const plan = plansOf(await postQuote(sandbox, aQuote(quote), channel)).find(({ Name }) => Name === name)
  if (plan === undefined) throw new Error(`no plan ${name}`)
  return plan
}

/** The fields that an answer refuses. */
export const refusedIn = ({ text }: Answer): readonly string[] => JSON.parse(text).campos
