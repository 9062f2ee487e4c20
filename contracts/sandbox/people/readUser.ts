import type { Channel } from "../channels"
import type { Problem } from "../http/answers"
import { type Checks, checksOf, isObject } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { isRut } from "../sales/document"
import type { RegisteredUser } from "./people"

/** `email` is that of the session, `today` is `YYYY-MM-DD`. */
type Terms = { readonly channel: Channel; readonly email: string; readonly today: string }

type Reading = { readonly user: RegisteredUser } | { readonly problems: readonly Problem[] }

const threeLetters = /^\s*\S.+\S\s*$/
const filled = /\S/
const fields = [
  ...["name", "email", "lastname", "documentType", "documentNumber", "birthday", "gender", "country", "phone"],
  ...["state", "city", "postalCode", "address"]
]

type Body = Readonly<Record<string, unknown>>

const readDocument = (checks: Checks, body: Body, channel: Channel) => {
  const type = documentTypesOf(channel).find(({ IdValuesList }) => IdValuesList === body.documentType)
  if (type === undefined) checks.refuse("documentType", "Debe ser un tipo de documento del canal.")
  if (channel.document === "dni") {
    const documentNumber = checks.text("documentNumber", /^\d{7,8}$/, "Debe ser un texto de 7 u 8 dígitos.")
    return { documentType: type?.IdValuesList ?? 0, documentNumber }
  }
  const wrong = "Debe ser un RUT con su dígito verificador, como «12345678-5»."
  const documentNumber = checks.text("documentNumber", /^\d{1,8}-[\dkK]$/, wrong)
  if (documentNumber !== "" && !isRut(documentNumber)) checks.refuse("documentNumber", wrong)
  return { documentType: type?.IdValuesList ?? 0, documentNumber }
}

const readBirthday = (checks: Checks, today: string) => {
  const wrong = "Debe ser una fecha real que ya pasó, con la forma AAAA-MM-DDT00:00:00."
  const birthday = checks.text("birthday", /^\d{4}-\d{2}-\d{2}T00:00:00$/, wrong)
  if (birthday === "") return ""
  const day = birthday.slice(0, 10)
  const isReal = checksOf({ day }, "").day("day", 1900) !== undefined
  if (!isReal || day > today) checks.refuse("birthday", wrong)
  return birthday
}

/** Reads the body of `api/user/save` (RG-05). An absent part of the address is `"NoData"`. */
export const readUser = (body: unknown, { channel, email, today }: Terms): Reading => {
  if (!isObject(body)) return { problems: [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }] }
  const checks = checksOf(body, "")
  const address = (field: string) => checks.text(field, filled, "Debe estar completo, o ser «NoData».")
  if (body.email !== email) checks.refuse("email", "Debe ser el email de quien inició la sesión.")
  const user = {
    name: checks.text("name", threeLetters, "Debe tener al menos 3 letras."),
    email,
    lastname: checks.text("lastname", threeLetters, "Debe tener al menos 3 letras."),
    ...readDocument(checks, body, channel),
    birthday: readBirthday(checks, today),
    gender: checks.whole("gender", 50, 50),
    country: checks.text("country", /^[A-Z]{3}$/, "Debe ser un código de tres letras, como «ARG»."),
    phone: checks.text("phone", /^\d{10}$/, "Debe ser un texto de 10 dígitos."),
    state: address("state"),
    city: address("city"),
    postalCode: address("postalCode"),
    address: address("address")
  }
  checks.only(fields)
  return checks.problems.length > 0 ? { problems: checks.problems } : { user }
}
