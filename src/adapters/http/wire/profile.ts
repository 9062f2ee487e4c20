import { Option, Schema } from "effect"
import type { Profile } from "../../../core/account/profile"
import { isDay } from "../../../core/trip/calendar"

const decodeFields = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

/** What the provider writes where nothing was told (2§3, C20). */
const nothing = "NoData"

const textOf = (value: unknown): string => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
  return text === nothing ? "" : text
}

/** The day of an ISO datetime; empty for what is none (A17). */
const dayOf = (value: unknown): string => {
  const day = textOf(value).slice(0, 10)
  return isDay(day) ? day : ""
}

/** The registered user of `user/info` (2§3); undefined for an answer without a name and an e-mail. */
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
    birth: dayOf(fields.birthday),
    phone: textOf(fields.phone),
    country: textOf(fields.country),
    province: textOf(fields.state),
    address: textOf(fields.address),
    postalCode: textOf(fields.postalCode)
  }
}
