import { showDay } from "../trip/calendar"
import { readDay } from "../trip/readDay"
import type { PassengerDraft } from "./passenger"

/** What the code on an Argentine DNI tells of its holder, as the form's fields take it. */
type DniHolder = Pick<PassengerDraft, "name" | "surname" | "document" | "birth">

/** Where the fields stand in the code of today's card, and in that of the first cards, before 2013. */
const today = { document: 4, surname: 1, name: 2, birth: 6 }
const first = { document: 1, surname: 4, name: 5, birth: 7 }

/** `MARIA MONICA` as a person writes it. A letter that the reader lost makes it unreadable. */
const nameFrom = (capitals: string) =>
  capitals.includes("\uFFFD")
    ? ""
    : capitals.toLocaleLowerCase("es-AR").replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase("es-AR"))

/**
 * Reads the text of the PDF417 code on the front of a DNI, with fields between `@`, or between `"`
 * as some readers give them (PA-14). Undefined for any other text. The order of the fields is known
 * from public descriptions.
 */
export const readDniCode = (code: string): DniHolder | undefined => {
  const fields = code.split(/[@"]/).map((field) => field.trim())
  const at = fields[0] === "" ? first : today
  const [birth = "", document = ""] = [fields[at.birth], fields[at.document]]
  const day = /^(\d\d)([/-])\d\d\2\d{4}$/.test(birth) ? readDay(birth) : undefined
  if (!/^\d{7,8}$/.test(document) || !day) return undefined
  const [name = "", surname = ""] = [fields[at.name], fields[at.surname]]
  return { name: nameFrom(name), surname: nameFrom(surname), document, birth: showDay(day) }
}
