import type { Channel } from "../channels"
import { day, email, filled, one, phone, type Shape, whole } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"

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
