import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import type { Provider } from "../agreed"
import { askPreflight } from "../verifier/preflight"
import { aSale, type Checked, type Duty, example, type Finding, newTravellers, orderIn } from "./asked"
import { saleWithMail } from "./killed"
import { couponLowers, linkExpires } from "./prices"
import { sessionGuards } from "./session"

const tries = 200

const aKey = () => ({ "Idempotency-Key": randomUUID() })

const reversed = (sale: object) => ({ ...sale, Passengers: [...Object(sale).Passengers].reverse() })

const renamed = (sale: object) => JSON.stringify(sale).replace('"FirstName":"', '"FirstName":"Otra ')

/** The same people under another e-mail. */
const mailed = (sale: object) => JSON.stringify(sale).replaceAll(/"Email":"[^"]*"/g, '"Email":"otra@example.com"')

/** The same people but one, whose documents are others. */
const without = (nth: number, { Passengers, ...sale }: { readonly Passengers?: ReadonlyArray<object> }) => ({
  ...sale,
  Passengers: Passengers?.with(nth, newTravellers()(Passengers.at(nth) ?? {}))
})

/** Where a plan is sold: with a login the state names who has it. */
const sales: Readonly<Record<Provider, string>> = {
  "public-api": "POST /public_api/sales/enroll",
  "portal-host": "POST /api/sales/enroll"
}

const ordersOf = async (checked: Checked, call: string): Promise<ReadonlyArray<string>> => {
  const send = await example(checked, call, "a plan can be bought")
  const [key, travellers] = [aKey(), newTravellers()]
  const answers = await Promise.all(Array.from({ length: tries }, () => send(key, travellers)))
  // A provider that does not let a repeat wait says that the first one is under way.
  const refused = answers.filter(({ status, text }) => status !== 200 && !(status === 409 && !orderIn(text)))
  const last = await send(key, travellers)
  const orders = new Set([...answers, last].map(({ text }) => orderIn(text)).filter((order) => order !== undefined))
  const other = await send(key, (content) => renamed(travellers(content)))
  const email = await send(key, (content) => mailed(travellers(content)))
  return [
    ...(refused.length > 0 ? [`${refused.length} of ${tries} got ${refused[0]?.status}, not the order`] : []),
    ...(last.status === 200 ? [] : [`the key got ${last.status} afterwards, not the order`]),
    ...(orders.size > 1 ? [`${tries} tries with one key made ${orders.size} orders`] : []),
    ...(other.status === 422 ? [] : [`another traveller under the same key got ${other.status}, not 422`]),
    ...(email.status === 422 ? [] : [`another e-mail under the same key got ${email.status}, not 422`])
  ].map((fault) => `${call}: ${fault}`)
}

const oneOrder = async (checked: Checked): Promise<Finding> => {
  const faults: Array<string> = []
  for (const of of checked.providers) faults.push(...(await ordersOf(checked, sales[of])))
  return { faults }
}

const oneTrip = async (checked: Checked): Promise<Finding> => {
  const send = await aSale(checked)
  const travellers = newTravellers()
  const first = await send(aKey(), travellers)
  const order = orderIn(first.text)
  const faults = first.status === 200 ? [] : [`a trip got ${first.status}, not an order`]
  const again = {
    "under another key": travellers,
    "without a key": travellers,
    "in another order": (sale: object) => reversed(travellers(sale)),
    "written otherwise": (sale: object) => renamed(travellers(sale)),
    "under another e-mail": (sale: object) => mailed(travellers(sale))
  }
  for (const [how, body] of Object.entries(again)) {
    const { status, text } = await send(how === "without a key" ? {} : aKey(), body)
    if (status !== 409 || orderIn(text) !== order)
      faults.push(`the same trip ${how} got ${status} and ${orderIn(text) ?? "no order"}, not 409 and ${order}`)
    if (status === 409 && text.includes("@"))
      faults.push("the 409 tells an e-mail, and the caller need not be the buyer")
  }
  const others = {
    "other documents": newTravellers(),
    "another companion": (sale: object) => without(-1, travellers(sale)),
    "another first person": (sale: object) => without(0, travellers(sale))
  }
  for (const [whose, body] of Object.entries(others)) {
    const { status, text } = await send(aKey(), body)
    const another = orderIn(text)
    if (status !== 200 || another === order)
      faults.push(`${whose} got ${status} and ${another ?? "no order"}, not an order of their own`)
  }
  return { faults }
}

/** What is not on sale is refused without an order. */
const onSale = async (checked: Checked): Promise<Finding> => {
  const send = await aSale(checked)
  const faults: Array<string> = []
  for (const field of ["ATSPProductId", "IdPaymentPlan"]) {
    const travellers = newTravellers()
    const { status, text } = await send(aKey(), (sale) => ({ ...travellers(sale), [field]: 987_654_321 }))
    const isRefused = (status >= 400 && status < 500 && status !== 409) || (status === 200 && text.trim() === "null")
    if (!isRefused) faults.push(`a sale with an unknown ${field} got ${status}, not a 4xx`)
  }
  return { faults }
}

/** Two devices pay the same trip at the same moment: one buys it, the other hears of that order, or waits. */
const twoDevices = async (checked: Checked): Promise<Finding> => {
  const send = await aSale(checked)
  const travellers = newTravellers()
  const keys = [aKey(), aKey()] as const
  const answers = await Promise.all(keys.map((key) => send(key, travellers)))
  const orders = new Set(answers.flatMap(({ text }) => orderIn(text) ?? []))
  const sold = answers.filter(({ status }) => status === 200)
  const strange = answers.filter(({ status }) => status !== 200 && status !== 409)
  const later = await Promise.all(keys.map((key) => send(key, travellers)))
  const ended = new Set([...orders, ...later.flatMap(({ text }) => orderIn(text) ?? [])])
  return {
    faults: [
      ...(sold.length === 1 ? [] : [`${sold.length} of two devices bought the trip, not one`]),
      ...strange.map(({ status }) => `a device got ${status}, not 200 or 409`),
      ...(ended.size > 1 ? [`two devices made ${ended.size} orders`] : [])
    ]
  }
}

const hours = 3600

/** 47 h after a sale its key still finds the order. */
const keyKept = async ({ clock, ...checked }: Checked): Promise<Finding> => {
  if (clock === undefined) return { lacks: "--clock" }
  const putAhead = async (ahead: number) => {
    const headers = { "content-type": "application/json", ...checked.headers }
    const answer = await fetch(clock, { method: "POST", headers, body: JSON.stringify({ ahead }) })
    if (!answer.ok) throw new Error(`${clock} answered ${answer.status}: the clock stands still`)
  }
  const send = await aSale({ ...checked, clock })
  const [key, travellers] = [aKey(), newTravellers()]
  const first = orderIn((await send(key, travellers)).text)
  await putAhead(47 * hours)
  const { status, text } = await send(key, travellers).finally(() => putAhead(0))
  const again = orderIn(text)
  if (status === 200 && first !== undefined && again === first) return { faults: [] }
  return { faults: [`after 47 h the key got ${status} and ${again ?? "no order"}, not ${first}`] }
}

const keyAllowed = async ({ headers, origin, url }: Checked): Promise<Finding> => {
  if (origin === undefined) return { lacks: "--origin" }
  const fault = await askPreflight(url, origin, headers)
  return { faults: fault === undefined ? [] : [fault] }
}

const personal = [
  ["portal-host", "GET /userinfo", "somebody is logged in"],
  ["portal-host", "GET /api/user/info", "somebody is logged in"],
  ["portal-host", "GET /api/sales", "somebody is logged in"],
  ["public-api", "POST /public_api/sales/enroll", "a plan can be bought"]
] as const

const neverCached = async (checked: Checked): Promise<Finding> => {
  const faults: Array<string> = []
  for (const [of, call, state] of personal) {
    if (!checked.providers.includes(of)) continue
    const { headers } = await (await example(checked, call, state))()
    const said = headers.get("cache-control") ?? ""
    if (!/\bno-store\b/.test(said)) faults.push(`${call}: Cache-Control is '${said}', not 'no-store'`)
  }
  return { faults }
}

const written = [
  ["POST /public_api/sales/enroll", "a plan can be bought", "LastName"],
  ["POST /public_api/notification/regret", "messages are taken", "Message"],
  ["POST /public_api/sales/mail", "messages are taken", "Name"]
] as const

const unstorable = { NUL: "\\u0000", "half of a pair": "\\ud800" }

const textsRefused = async (checked: Checked): Promise<Finding> => {
  const faults: Array<string> = []
  for (const [call, state, field] of written) {
    const send = await example(checked, call, state)
    for (const [name, sign] of Object.entries(unstorable)) {
      const spoilt = (content: object) => JSON.stringify(content).replace(`"${field}":"`, `"${field}":"${sign}`)
      const { status } = await send(aKey(), spoilt)
      if (status !== 400) faults.push(`${call}: ${field} with ${name} got ${status}, not 400`)
    }
  }
  return { faults }
}

const mails = 60

/** A visitor's address for this check alone. */
const anAddress = () => `limite-${randomUUID()}@example.com`

const mailsLimited = async (checked: Checked): Promise<Finding> => {
  const send = await example(checked, "POST /public_api/sales/mail", "messages are taken")
  const [email, other] = [anAddress(), anAddress()]
  const statuses: Array<number> = []
  while (statuses.length < mails && statuses.at(-1) !== 429)
    statuses.push((await send({}, (content) => ({ ...content, email }))).status)
  const wrong = statuses.find((status) => status !== 429 && (status < 200 || status > 299))
  const { status } = await send({}, (content) => ({ ...content, email: other }))
  return {
    faults: [
      ...(statuses.at(-1) === 429 ? [] : [`${statuses.length} quotes were mailed to one address; none got 429`]),
      ...(wrong === undefined ? [] : [`a mailed quote got ${wrong}`]),
      ...(status === 429 ? ["another address got 429 too"] : [])
    ]
  }
}

const sessionsEnd = async (checked: Checked): Promise<Finding> => {
  const { cookie, sessionSeconds } = checked
  if (cookie === undefined || sessionSeconds === undefined) return { lacks: "--cookie and --session-seconds" }
  const { headers, url } = checked
  const ask = async () => {
    const init = { headers: { ...headers, cookie, "x-requested-with": "XMLHttpRequest" } }
    return (await fetch(`${url.replace(/\/+$/, "")}/userinfo`, init)).status
  }
  const before = await ask()
  if (before !== 200) return { faults: [`/userinfo answers ${before} to the cookie, so no session was seen`] }
  await wait(sessionSeconds * 1000 + 200)
  const after = await ask()
  return { faults: after === 200 ? [`after ${sessionSeconds} s the cookie still counts`] : [] }
}

/** Every duty, in the order in which they can be checked. */
export const duties: ReadonlyArray<Duty> = [
  { of: "portal-host", name: "sessions end", check: sessionsEnd },
  { name: `one order for each key, under ${tries} tries at once`, check: oneOrder },
  { of: "public-api", name: "one order for each trip within a day, whatever the key", check: oneTrip },
  { of: "public-api", name: "only a plan and an instalment on sale are sold", check: onSale },
  { of: "public-api", name: "two devices at the same moment buy a trip once", check: twoDevices },
  { of: "public-api", name: "a key is remembered for 48 h", check: keyKept },
  {
    of: "public-api",
    name: "a coupon lowers every price and its instalments, and an unknown one changes none",
    check: couponLowers
  },
  { of: "public-api", name: "a partner's link ends on its day", check: linkExpires },
  { of: "public-api", name: "the key of a sale is allowed from the page's origin", check: keyAllowed },
  { name: "personal answers are never stored", check: neverCached },
  { of: "public-api", name: "text that no database stores is refused with 400", check: textsRefused },
  { of: "public-api", name: "an address is not flooded with mailed quotes", check: mailsLimited },
  { of: "public-api", name: "a sale and its mail are one, even if the process dies", check: saleWithMail },
  { of: "portal-host", name: "a session guards its data, and keeps what it saves", check: sessionGuards }
]
