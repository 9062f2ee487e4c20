import type { Channel } from "../channels"
import { day, email, filled, one, phone, type Shape, whole } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"
import type { Passenger } from "./sale"

/** A passenger, as a sale sends them (PY-14). */
export type WirePassenger = {
  readonly FirstName: string
  readonly LastName: string
  readonly DateOfBirth: string
  readonly Email: string
  readonly DocumentTypeId: number
  readonly DocumentNo: number
}

const provinceIdsOf = (country: unknown): readonly number[] => {
  const provinces = provincesOf(Number(country)) ?? []
  return provinces.length > 0 ? provinces.map(({ idProvince }) => idProvince) : [0]
}

/** The fields of a passenger. Some depend on others, which `source` has. */
export const passengerShape = (
  channel: Channel,
  { DocumentNo, IdCountry }: Readonly<Record<string, unknown>>
): Shape => ({
  ...{ FirstName: filled, LastName: filled, DateOfBirth: day, Email: email, PhoneContact: phone, Gender: one(1) },
  DocumentTypeId: one(...documentTypesOf(channel).map(({ IdValuesList }) => IdValuesList)),
  ...{ DocumentNo: whole(1, 99_999_999), DNI: one(DocumentNo) },
  ...{ Address: filled, Province: filled, City: one("") },
  ...{ CP: one(""), Comuna: one(""), [channel.postal]: filled },
  IdCountry: one(...countries.map(({ idCountry }) => idCountry)),
  IdState: one(...provinceIdsOf(IdCountry))
})

/** The passenger of a body that has these fields. */
export const passengerOf = (channel: Channel, body: WirePassenger): Passenger => ({
  firstName: body.FirstName,
  lastName: body.LastName,
  documentType:
    documentTypesOf(channel).find(({ IdValuesList }) => IdValuesList === body.DocumentTypeId)?.Description ?? "",
  document: body.DocumentNo,
  birth: body.DateOfBirth,
  email: body.Email
})
