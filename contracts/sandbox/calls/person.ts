import type { Channel } from "../channels"
import { json, nothing, refusal } from "../http/answers"
import { day, filled, one, phone, type Shape, text, wrongIn } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import type { RegisteredUser } from "../people/people"
import type { Call } from "./call"

/**
 * `GET /userinfo`: the logged-in visitor, or 204. A browser would print a 401 in its console
 * (SR-01).
 */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  answer: ({ person }) => (person ? json({ email: person.email, email_verified: person.verified }) : nothing())
}

/** `GET /api/user/info`: the visitor's registration in this channel; 404 without one (SR-01). */
export const registeredUser: Call = {
  name: "api/user/info",
  method: "GET",
  path: "/api/user/info",
  needs: "session",
  answer: ({ channel, person, users }) => {
    const user = users.of(person?.email ?? "", channel.code)
    return user === undefined ? refusal(404, "No hay datos registrados.") : json(user)
  }
}

const threeLetters = text(/^\s*\S.+\S\s*$/)
const documentForms = { dni: /^\d{7,8}$/, rut: /^\d{1,8}-[\dkK]$/ }

/** The user object of a session (RG-05). An absent part of the address is `"NoData"`. */
const shapeOf = (channel: Channel, email: string | undefined, today: string): Shape => ({
  name: threeLetters,
  email: one(email),
  lastname: threeLetters,
  documentType: one(...documentTypesOf(channel).map(({ IdValuesList }) => IdValuesList)),
  documentNumber: text(documentForms[channel.document]),
  birthday: (value) => {
    const [born = "", time] = String(value).split("T")
    return day(born) && born <= today && time === "00:00:00"
  },
  gender: one(50),
  country: text(/^[A-Z]{3}$/),
  phone,
  state: filled,
  city: filled,
  postalCode: filled,
  address: filled
})

/**
 * `POST /api/user/save`: stores the visitor's registration in this channel and returns it (RG-04).
 */
export const userSave: Call = {
  name: "api/user/save",
  method: "POST",
  path: "/api/user/save",
  needs: "verified",
  answer: ({ body, channel, now, person, users }) => {
    const wrong = wrongIn(body, shapeOf(channel, person?.email, now().toISOString().slice(0, 10)))
    if (wrong.length > 0) return refusal(400, "El registro tiene datos inválidos.", wrong)
    const user = body as RegisteredUser
    users.save(channel.code, user)
    return json(user)
  }
}
