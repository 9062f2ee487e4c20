import type { Channel } from "../channels"
import { type Checks, checksOf, isObject } from "../http/checks"
import { email } from "../http/email"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"
import type { Passenger } from "./sale"

const fields = [
  ...["FirstName", "LastName", "DNI", "Gender", "DateOfBirth", "Address", "City", "Province", "CP", "Comuna", "Email"],
  ...["PhoneContact", "IdState", "IdCountry", "DocumentTypeId", "DocumentNo"]
]

const filled = /\S/
const blank = /^$/
const needed = "Debe estar completo."
const unwanted = "Debe ser un texto vacío."

const checkAddress = (checks: Checks, source: Readonly<Record<string, unknown>>, { postal }: Channel) => {
  for (const field of ["Address", "Province"]) checks.text(field, filled, needed)
  checks.text("City", blank, unwanted)
  for (const field of ["CP", "Comuna"])
    if (field === postal) checks.text(field, filled, needed)
    else checks.text(field, blank, unwanted)
  const country = countries.find(({ idCountry }) => idCountry === source.IdCountry)
  if (country === undefined) return checks.refuse("IdCountry", "Debe ser un país de la lista.")
  const provinces = provincesOf(country.idCountry) ?? []
  const ids = provinces.length > 0 ? provinces.map(({ idProvince }) => idProvince) : [0]
  if (!ids.some((id) => id === source.IdState))
    checks.refuse("IdState", `Debe ser una provincia de ${country.description}, o 0 si no tiene.`)
}

const readDocument = (checks: Checks, source: Readonly<Record<string, unknown>>, channel: Channel) => {
  const document = checks.whole("DocumentNo", 1, 99_999_999)
  if (source.DNI !== source.DocumentNo) checks.refuse("DNI", "Debe ser igual a DocumentNo.")
  const type = documentTypesOf(channel).find(({ IdValuesList }) => IdValuesList === source.DocumentTypeId)
  if (type === undefined) checks.refuse("DocumentTypeId", "Debe ser un tipo de documento del canal.")
  return { document, documentType: type?.Description ?? "" }
}

/**
 * Reads one passenger of a sale. `path` precedes the field names; errors go into `problems`
 * (PY-14).
 */
export const readPassenger = (
  source: unknown,
  path: string,
  channel: Channel,
  problems: Parameters<typeof checksOf>[2]
): Passenger => {
  const body = isObject(source) ? source : {}
  const checks = checksOf(body, `${path}.`, problems)
  if (body !== source) checks.refuse("*", "Debe ser un objeto.")
  const firstName = checks.text("FirstName", filled, needed)
  const lastName = checks.text("LastName", filled, needed)
  const identity = readDocument(checks, body, channel)
  checks.whole("Gender", 1, 1)
  const birth = checks.day("DateOfBirth", 1900) === undefined ? "" : String(body.DateOfBirth)
  checkAddress(checks, body, channel)
  const mail = checks.text("Email", email, "Debe ser un email.")
  checks.text("PhoneContact", /^\d{10}$/, "Debe ser un texto de 10 dígitos.")
  checks.only(fields)
  return { firstName, lastName, ...identity, birth, email: mail }
}
