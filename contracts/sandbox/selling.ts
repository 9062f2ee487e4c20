import type { Sandbox } from "./server"
import { type Answer, type Fields, post, quoting, send, sentBy } from "./testing"

/** A valid mailed quote, with overrides of `quote`. */
export const aMail = (quote: Fields = {}): Fields => quoting("a visitor who wants plans by mail", quote)

/** A valid registration of Bruno in an Argentine channel. */
export const aUser = (): Fields => sentBy("a visitor who registers without an address")

let documents = 31_000_000

/** The first passenger of a sale alone, with a new document: the sandbox sells a person a trip once a day. */
const firstOf = ({ Passengers }: Fields, fields: Fields): Fields => {
  documents += 1
  return { ...Object(Passengers)[0], DNI: documents, DocumentNo: documents, ...fields }
}

const argentine = () => sentBy("a buyer who pays by card")
const chilean = () => sentBy("a buyer in Chile, with code and expiry")

/** A valid passenger of an Argentine channel, 33 years old in February 2026, with overrides. */
export const aPassenger = (fields: Fields = {}): Fields => firstOf(argentine(), fields)

/** A valid sale of B2C's plan SILVER for fifteen days, in one payment by Visa, with overrides. */
export const aSale = (fields: Fields = {}): Fields => ({ ...argentine(), Passengers: [aPassenger()], ...fields })

/** A valid sale in Chile, which has a comuna, a code and an expiry. */
export const aChileanSale = (fields: Fields = {}): Fields => ({
  ...chilean(),
  Passengers: [firstOf(chilean(), {})],
  ...fields
})

/** Posts any body, with the key of a purchase if it has one. */
export const postSale = (
  sandbox: Sandbox,
  body: unknown,
  { channel, key }: { readonly channel?: string; readonly key?: string } = {}
): Promise<Answer> => post(sandbox, "sales/enroll", body, channel, key === undefined ? {} : { "idempotency-key": key })

/** Logs a person in and returns the cookie. */
export const logIn = async (sandbox: Sandbox, email: string): Promise<string> => {
  const { headers } = await send(sandbox, "/_sandbox/session", { method: "POST", body: JSON.stringify({ email }) })
  return headers["set-cookie"]?.[0]?.split(";")[0] ?? ""
}

/** The fields that an answer refuses. */
export const refusedIn = ({ text }: Answer): readonly string[] => JSON.parse(text).campos
