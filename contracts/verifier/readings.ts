import type { IncomingHttpHeaders } from "node:http"
import { readProfile } from "../../src/adapters/http/AccountApiHttp"
import { readApiUrl } from "../../src/adapters/http/allowedProxy"
import { readExternalQuote } from "../../src/adapters/http/ExternalQuoteApiHttp"
import { readQuoteAnswer } from "../../src/adapters/http/QuoteApiHttp"
import { fieldsOf, textOf } from "../../src/adapters/http/wire/lenient"
import { readCountries, readDocumentTypes, readProvinces } from "../../src/adapters/http/wire/lookups"
import { readOrder } from "../../src/adapters/http/wire/order"
import { readVouchers } from "../../src/adapters/http/wire/vouchers"
import type { Voucher, VoucherDocument } from "../../src/core/account/voucher"
import type { Instalment, Plan } from "../../src/core/quote/plan"
import { utcDay } from "../../src/core/trip/calendar"
import { datesProblem } from "../../src/core/trip/search"
import { callNamed } from "../agreed"
import { aChannel } from "../fixtures/channel"
import { limits } from "../limits"
import { parsed } from "../rules/body"
import { documentHosts } from "./hosts"
import { dearInstalments, wrongInstalments } from "./instalments"
import { oddTexts } from "./texts"

/** An answer of a provider, and the body to which it answers. */
export interface Answered {
  /** Such as `GET /userinfo`. */
  readonly call: string
  readonly sent: string
  /** The parameters of the state in which it was asked. */
  readonly params: Readonly<Record<string, unknown>>
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** How long the answer took, in milliseconds. */
  readonly waited: number
}

type Faults = ReadonlyArray<string>
type Reading = (answer: unknown, sent: unknown, params: Answered["params"]) => Faults

const rowsIn = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const isSale = (call: string) => call.endsWith("/sales/enroll")

const when = (isFault: boolean, fault: string): Faults => (isFault ? [fault] : [])

/** A sale names its instalment by this Id alone. */
const isAmbiguous = (instalments: ReadonlyArray<Instalment>) =>
  new Set(instalments.map(({ count, id }) => `${id} ${count}`)).size > new Set(instalments.map(({ id }) => id)).size

const currencyAsked = (sent: unknown) => String(Object(Object(sent).quote).AmountCurrencyISOCode)

/** The plans that the portal reads in an answer. */
const plansIn = (answer: unknown, sent: unknown): ReadonlyArray<Plan> => {
  const read = readQuoteAnswer(rowsIn(answer), currencyAsked(sent))
  return read.is === "plans" ? read.plans : []
}

const plans: Reading = (answer, sent) => {
  const rows = rowsIn(answer)
  const shown = plansIn(answer, sent)
  const offered = rows.flatMap((row) => rowsIn(Object(row).Installment))
  const payable = shown.flatMap(({ instalments }) => instalments)
  const dropped = rows.length - shown.length
  if (dropped > 0)
    return [
      `the portal drops ${dropped} of ${rows.length} plans: it shows a hundred with an Id of their own, a name and a price in ${currencyAsked(sent)}`
    ]
  return [
    ...when(payable.length < offered.length, `the portal drops ${offered.length - payable.length} instalments`),
    ...when(
      shown.some(({ instalments }) => isAmbiguous(instalments)),
      "two numbers of instalments of a plan have one Id"
    ),
    ...wrongInstalments(shown),
    ...oddTexts(shown),
    ...when(rows.length > 0 && payable.length === 0, "no plan has an instalment, so none can be bought")
  ]
}

/** What the portal can choose from is what the provider lists. */
const choices =
  (read: (answer: unknown) => ReadonlyArray<unknown> | undefined): Reading =>
  (answer) => {
    const rows = rowsIn(typeof answer === "string" ? parsed(answer) : answer)
    const dropped = rows.length - (read(answer)?.length ?? 0)
    return when(
      dropped > 0,
      `the portal drops ${dropped} of ${rows.length} rows: each needs an id of its own and a name`
    )
  }

const bare = (name: unknown) => String(name).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The country of the state has its name, however it is written. */
const countries: Reading = (answer, sent, params) => {
  const told = readCountries(answer)?.find(({ id }) => id === String(params.country))
  const isOther = params.name !== undefined && !bare(told?.name).includes(bare(params.name))
  return [
    ...choices(readCountries)(answer, sent, params),
    ...when(
      isOther,
      `the country ${params.country} is '${told?.name ?? "in no row"}', and in the state '${params.name}'`
    )
  ]
}

/** The country of the state has a province of this name among its own. A list without rows is another country's. */
const provinces: Reading = (answer, sent, params) => {
  const told = readProvinces(answer) ?? []
  const isOther = params.province !== undefined && !told.some(({ name }) => bare(name).includes(bare(params.province)))
  return [
    ...choices(readProvinces)(answer, sent, params),
    ...when(told.length > 0 && isOther, `no province is named '${params.province}', as one of the state's country is`)
  ]
}

const link: Reading = (answer) => {
  const quote = readExternalQuote(answer, aChannel)
  if (quote === undefined) return ["the portal reads no quote: jsonObj or expiresDateTime is broken"]
  const { expires, passengers, request } = quote
  const today = utcDay(Date.now())
  const problem = datesProblem(request.start, request.end, today)
  const isOver = problem === "startPast" && expires < today
  return [
    ...when(problem !== undefined && !isOver, `no trip can be sold from ${request.start} to ${request.end}`),
    ...when(passengers.others.length >= request.ages.length, "there are more passengers than ages"),
    ...when(request.currency !== aChannel.currency.code, `the currency is ${request.currency}`)
  ]
}

/** The vouchers that the portal reads, with documents on any host. */
const vouchersIn = (answer: unknown): ReadonlyArray<Voucher> =>
  readVouchers(answer, { origin: "https://portal.example.com", proxyHosts: documentHosts(answer) })?.vouchers ?? []

/** A reader of PDF looks for its end in the last 1,024 bytes: without it the file was cut. */
const isCut = ({ base64 }: VoucherDocument) =>
  base64 !== undefined && !Buffer.from(base64, "base64").subarray(-1024).includes("%%EOF")

const purchases: Reading = (answer) =>
  vouchersIn(answer).flatMap(({ bought, documents, end = "", order, reserveId, start = "" }) => [
    ...when(
      documents.some(({ base64, url }) => base64 === undefined && url === undefined),
      "a document is neither a PDF in base64 nor an https address"
    ),
    ...when(documents.some(isCut), "a PDF is cut off: it has no %%EOF at its end"),
    ...when(reserveId === "" && order === "", "a purchase has neither reserveId nor idSalesOrder"),
    ...when(!bought || start === "" || end === "", "a purchase has a date that is no day"),
    ...when(end !== "" && end < start, `a purchase returns on ${end}, before it departs on ${start}`)
  ])

/** An answer tells the value of the state, such as the e-mail of who is logged in. */
const asInState =
  (param: string, read: (answer: unknown) => unknown): Reading =>
  (answer, _, { [param]: wanted }) => {
    const told = read(answer)
    return when(
      wanted !== undefined && told !== undefined && told !== wanted,
      `it tells '${told}', and in the state ${param} is '${wanted}'`
    )
  }

const profileEmail = asInState("email", (answer) => readProfile(answer)?.email)

const profile: Reading = (answer, ...more) => {
  const { birth, document = "" } = readProfile(answer) ?? {}
  return [
    ...when(birth === "", "the birthday is no day"),
    ...when(
      !/^(\d+(-[\dk])?)?$/i.test(document),
      `documentNumber '${document}' is neither digits nor a RUT without points`
    ),
    ...profileEmail(answer, ...more)
  ]
}

/** The portal calls plain http on a developer's machine alone. */
const base: Reading = (answer) => {
  const address = readApiUrl(JSON.stringify(answer))
  return when(
    !/^(https:|http:\/\/(localhost|127\.[\d.]+|\[::1\])[:/]|http:\/\/[^/]+\.localhost[:/])/.test(`${address}/`),
    `the portal calls no ${address}: it needs https`
  )
}

const taken: Reading = (answer) => when(answer === null, "null means that the message was not taken")

const order: Reading = (answer) =>
  when(
    answer !== null && readOrder(answer) === undefined,
    "the portal reads no order: without a number above 0, or with an error, success: false or a refusing status beside it, the outcome is unknown"
  )

/** The portal reads no more than the pact shows. */
const asAgreed: Reading = () => []

/** What the portal's reader makes of the answer to each call. */
export const readings: Readonly<Record<string, Reading>> = {
  "POST /public_api/sales/quote": plans,
  "POST /public_api/valueslist": choices(readDocumentTypes),
  "GET /public_api/country": countries,
  "GET /public_api/state/country/{id}": provinces,
  "GET /public_api/sales/external/getquote": link,
  "POST /public_api/sales/enroll": order,
  "POST /api/sales/enroll": order,
  "GET /api/sales": purchases,
  "GET /api/user/info": profile,
  "GET /userinfo": asInState("email", (answer) => Object(answer).email),
  "GET /public_api/banner": asInState("banner", (answer) => Object(answer).name ?? ""),
  "GET /one_trust": asInState("domain", (answer) => Object(answer).domainId ?? answer),
  "GET /api_url": base,
  "POST /public_api/notification/request": taken,
  "POST /public_api/notification/regret": taken,
  "POST /api/user/save": asAgreed,
  "POST /api/sales/mail": asAgreed,
  "POST /public_api/sales/mail": asAgreed
}

const tooMuch = ({ body, call, waited }: Answered): Faults => {
  const { kB, seconds } = limits[callNamed(call)] ?? { kB: Number.POSITIVE_INFINITY, seconds: Number.POSITIVE_INFINITY }
  return [
    ...when(waited > seconds * 1000, `it took ${(waited / 1000).toFixed(1)} s, and the portal waits ${seconds} s`),
    ...when(Buffer.byteLength(body) > kB * 1024, `it is larger than the ${kB} kB that the portal reads`)
  ]
}

/** A refusal says that no charge was made, and an order that one was. */
const refusal = ({ body, call, status }: Answered): Faults =>
  when(
    isSale(call) && status >= 400 && status < 500 && status !== 409 && readOrder(parsed(body)) !== undefined,
    `it refuses with ${status}, and its body has an order`
  )

/** Without a session no sale was tried. */
const connection = ({ call, headers, status }: Answered): Faults =>
  when(
    isSale(call) && status !== 401 && !/\bclose\b/i.test(headers.connection ?? ""),
    `Connection is '${headers.connection ?? ""}', not 'close': a browser may repeat a sale on it`
  )

/** A page with a 2xx comes from a proxy, or from a login. */
const page = ({ body, status }: Answered): Faults =>
  when(
    status >= 200 && status < 300 && body.trimStart().startsWith("<"),
    "the answer is a page, which the portal takes for a failure whatever its status"
  )

/** What UTF-8 looks like, read as Latin-1 and written again: 'CÃ³rdoba'. No Spanish word has these two signs. */
const garbled = ({ body }: Answered): Faults => {
  const [found] = JSON.stringify(parsed(body, body)).match(/[^\s"\\]*(\uFFFD|[ÃÂ][\u0080-\u00BF])[^\s"\\]*/) ?? []
  return when(found !== undefined, `'${found}' is no UTF-8 that was read as such`)
}

const crossOrigin = ({ call, headers }: Answered, origin: string | undefined): Faults => {
  const allowed = headers["access-control-allow-origin"] ?? ""
  return when(
    origin !== undefined && call.includes("/public_api/") && allowed !== "*" && allowed !== origin,
    `Access-Control-Allow-Origin is '${allowed}', so a page of ${origin} reads no answer`
  )
}

/** What the portal's reader of a call drops or refuses in its answer, a sentence each. */
export const readFaults = ({ body, call, params, sent, status }: Answered): Faults => {
  const answer = parsed(body)
  const read = readings[callNamed(call)]
  return status === 200 && answer !== undefined && read !== undefined
    ? [...new Set(read(answer, parsed(sent), params))]
    : []
}

/**
 * What no pact can say of an answer, a sentence each: what the portal's own readers drop or refuse,
 * and what the browser of a page at `origin` keeps from it.
 */
export const faultsOf = (answered: Answered, origin: string | undefined): Faults => [
  ...crossOrigin(answered, origin),
  ...connection(answered),
  ...refusal(answered),
  ...page(answered),
  ...garbled(answered),
  ...tooMuch(answered),
  ...readFaults(answered)
]

/** The portal saves a document as the last part of its name, with the ending of a PDF. */
const renamed = (answer: unknown): ReadonlyArray<string> => {
  const told = rowsIn(answer).flatMap((row) => rowsIn(fieldsOf(fieldsOf(row)?.header)?.documents))
  const names = told.flatMap((one) => textOf(fieldsOf(one)?.filename) || [])
  const saved = new Set(vouchersIn(answer).flatMap(({ documents }) => documents.map(({ fileName }) => fileName)))
  return names
    .filter((name) => !saved.has(name))
    .map((name) => `the portal does not save a document as '${name}': a fileName has no path and ends with .pdf`)
}

const warnings: Readonly<Record<string, (answer: unknown, sent: unknown) => ReadonlyArray<string>>> = {
  "POST /public_api/sales/quote": (answer, sent) => dearInstalments(plansIn(answer, sent)),
  "GET /api/sales": renamed
}

/** What the portal reads and shows otherwise than the provider may expect, a sentence each. */
export const warningsOf = ({ body, call, sent, status }: Answered): ReadonlyArray<string> =>
  status === 200 ? (warnings[call]?.(parsed(body), parsed(sent)) ?? []) : []
