import { Option, Schema } from "effect"
import type { Profile } from "../../../core/account/profile"
import { toId } from "./sale"
import { dayOf, nothing, textOf } from "./told"

const decodeFields = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

/** Reads the answer of `user/info` (SR-01). Undefined without name and e-mail. */
export const readProfile = (answer: unknown): Profile | undefined => {
  const fields = Option.getOrUndefined(decodeFields(answer))
  if (fields === undefined || Array.isArray(answer)) return undefined
  const [name, email] = [textOf(fields.name), textOf(fields.email)]
  if (name === "" && email === "") return undefined
  return {
    name,
    surname: textOf(fields.lastname),
    email,
    documentType: textOf(fields.documentType),
    document: textOf(fields.documentNumber),
    birth: dayOf(fields.birthday) ?? "",
    phone: textOf(fields.phone),
    country: textOf(fields.country),
    province: textOf(fields.state),
    city: textOf(fields.city),
    address: textOf(fields.address),
    postalCode: textOf(fields.postalCode)
  }
}

/** No form asks for it. The specification's constant for all users (RG-05). */
const gender = 50
const usualCountry = "ARG"

const or = (text: string, otherwise: string) => (text === "" ? otherwise : text)

/**
 * The body of `user/save`: empty fields become NoData, the birthday becomes a midnight (RG-04,
 * RG-05).
 */
export const toUser = (profile: Profile) => ({
  name: profile.name,
  email: profile.email,
  lastname: profile.surname,
  documentType: toId(profile.documentType),
  documentNumber: profile.document.replaceAll(".", ""),
  birthday: `${profile.birth}T00:00:00`,
  gender,
  country: or(profile.country, usualCountry),
  phone: profile.phone,
  state: or(profile.province, nothing),
  city: or(profile.city, nothing),
  postalCode: or(profile.postalCode, nothing),
  address: or(profile.address, nothing)
})

/** Any text but an HTML page of a proxy counts as saved. The specification names no result. */
export const isSaved = (text: string): boolean => !text.trimStart().startsWith("<")
