import { randomUUID } from "node:crypto"
import { askPreflight } from "../verifier/preflight"
import { type Checked, type Duty, example, type Finding } from "./asked"
import { channelsSell } from "./channels"
import { saleWithMail } from "./killed"
import { logoutEnds, sessionsEnd } from "./login"
import { couponLowers, linkExpires } from "./prices"
import { ownDataAlone, purchaseTold } from "./purchases"
import { quotedIsSold } from "./quoted"
import { aKey, keyKept, oneOrder, oneTrip, oneTripOfBoth, onSale, refusedIsFree, tries, twoDevices } from "./sales"
import { sessionGuards } from "./session"

const keyAllowed = async ({ headers, origin, url }: Checked): Promise<Finding> => {
  if (origin === undefined) return { lacks: "--origin" }
  const fault = await askPreflight(url, origin, headers)
  return { faults: fault === undefined ? [] : [fault] }
}

const personal = [
  ["portal-host", "GET /userinfo", "somebody is logged in"],
  ["portal-host", "GET /api/user/info", "somebody is logged in"],
  ["portal-host", "GET /api/sales", "somebody is logged in"],
  ["public-api", "POST /public_api/sales/enroll", "a plan can be bought"],
  ["portal-host", "POST /api/sales/enroll", "a plan can be bought"]
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

/** The same mailbox, in other capitals each time: a limit counts no spelling by itself. */
const spelt = (email: string, nth: number) =>
  Array.from(email, (sign, at) => ((nth >> at) & 1 ? sign.toUpperCase() : sign)).join("")

const mailsLimited = async (checked: Checked): Promise<Finding> => {
  const send = await example(checked, "POST /public_api/sales/mail", "messages are taken")
  const [email, other] = [anAddress(), anAddress()]
  const statuses: Array<number> = []
  while (statuses.length < mails && statuses.at(-1) !== 429) {
    const typed = spelt(email, statuses.length)
    statuses.push((await send({}, (content) => ({ ...content, email: typed }))).status)
  }
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

/** Every duty, in the order in which they can be checked. */
export const duties: ReadonlyArray<Duty> = [
  { of: "portal-host", name: "sessions end", check: sessionsEnd },
  { name: `one order for each key, under ${tries} tries at once`, check: oneOrder },
  { name: "one order for each trip within a day, whatever the key", check: oneTrip },
  { name: "only what is on sale is sold", check: onSale },
  { of: "public-api", name: "each plan and instalment of a quote can be bought", check: quotedIsSold },
  { name: "a refused sale leaves its key and its trip free", check: refusedIsFree },
  { name: "two devices at the same moment buy a trip once", check: twoDevices },
  { of: "public-api", name: "a key is remembered for 48 h", check: keyKept },
  { of: "public-api", name: "each channel sells in its currency, under each code, to all ages", check: channelsSell },
  {
    of: "public-api",
    name: "a coupon lowers every price and its instalments, and an unknown one changes none",
    check: couponLowers
  },
  { of: "public-api", name: "a partner's link ends on its day, and its plan is on sale", check: linkExpires },
  { of: "public-api", name: "the key of a sale is allowed from the page's origin", check: keyAllowed },
  { name: "personal answers are never stored", check: neverCached },
  { of: "public-api", name: "text that no database stores is refused with 400", check: textsRefused },
  { of: "public-api", name: "an address is not flooded with mailed quotes", check: mailsLimited },
  { of: "public-api", name: "a sale and its mail are one, even if the process dies", check: saleWithMail },
  { of: "portal-host", name: "a session guards its data, and keeps what it saves", check: sessionGuards },
  {
    of: "portal-host",
    name: "a logout ends the session, whose cookie no script and no other site has",
    check: logoutEnds
  },
  { of: "portal-host", name: "a purchase is told as it was sold", check: purchaseTold },
  { of: "portal-host", name: "what a person saved and bought is told to them alone", check: ownDataAlone },
  { name: "a trip bought with a login is not sold again without one", check: oneTripOfBoth }
]
