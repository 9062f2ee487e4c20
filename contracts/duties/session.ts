import { dayOf, textOf } from "../../src/adapters/http/wire/lenient"
import { parsed } from "../rules/body"
import { type Checked, example, type Finding, type Send, stateless } from "./asked"

const state = "somebody is logged in"

/** Requests that a page of another site could send. */
const strange = {
  "without X-Requested-With": { "X-Requested-With": "" },
  "from another origin": { Origin: "https://stranger.example" },
  "from a page of another site": { "Sec-Fetch-Site": "cross-site" },
  "without JSON": { "Content-Type": "text/plain" }
}

const isRefused = ({ status }: { readonly status: number }) => status >= 400 && status < 500

/** Other data of the person of the pact; what is not here needs the provider's lists, or the session. */
export const moved = {
  name: "Anahí",
  lastname: "Iriarte",
  documentNumber: "28456713",
  birthday: "1979-12-31T00:00:00",
  country: "URY",
  phone: "1144445556",
  city: "Vicente López",
  postalCode: "B1638",
  address: "Av. O'Higgins 1450"
}

/** The same person, who takes back what they need not tell. */
const sparse = { ...moved, state: "NoData", city: "NoData", postalCode: "NoData", address: "NoData" }

/** A birthday is a day, whatever its time: a server's zone must not shift it. */
const shown = (field: string, value: unknown) => (field === "birthday" ? dayOf(value) : textOf(value))

/** Saves these data, and compares each field that `user/info` tells. Its gender is always the same. */
const keepsUser = async (save: Send, info: Send, data = {}): Promise<ReadonlyArray<string>> => {
  const sent: Record<string, unknown> = {}
  const saved = await save({}, (user) => Object.assign(sent, user, data))
  if (isRefused(saved) || saved.status >= 500) return [`user/save got ${saved.status} for what the portal may send`]
  const { status, text } = await info()
  if (status !== 200) return [`user/info got ${status} after data was saved`]
  const { gender: _, ...kept } = sent
  return Object.entries(kept).flatMap(([field, value]) => {
    const [told, wanted] = [shown(field, Object(parsed(text))[field]), shown(field, value)]
    return told === wanted ? [] : [`user/info tells ${field} '${told}', not '${wanted}' as saved`]
  })
}

/**
 * `/api` serves the portal's own pages alone, and only a session with a verified e-mail. What it
 * saves for a person it tells them again, and it saves nothing under another e-mail.
 */
export const sessionGuards = async (checked: Checked): Promise<Finding> => {
  const ana = { email: "ana@example.com" }
  const sales = await example(checked, "GET /api/sales", state, ana)
  const info = await example(checked, "GET /api/user/info", state, ana)
  const save = await example(checked, "POST /api/user/save", state, ana)
  const faults = [...(await keepsUser(save, info, moved)), ...(await keepsUser(save, info, sparse))]
  for (const [how, headers] of Object.entries(strange)) {
    const answer = await save(headers)
    if (!isRefused(answer)) faults.push(`POST /api/user/save ${how} got ${answer.status}, not a 4xx`)
  }
  const another = await save({}, (user) => ({ ...user, email: "otra@example.com" }))
  if (!isRefused(another)) faults.push(`data of another e-mail got ${another.status}, not a 4xx`)
  const chile = { channel: "B2CCHILE" }
  const saveRut = await example(checked, "POST /api/user/save", state, chile)
  const infoRut = stateless(checked, "GET /api/user/info", state)
  faults.push(...(await keepsUser(saveRut, () => infoRut({ IdChannel: chile.channel }))))
  await example(checked, "GET /userinfo", state, { verified: false })
  const { status } = await sales()
  if (status !== 401) faults.push(`GET /api/sales before the e-mail is proved got ${status}, not 401`)
  return { faults }
}
