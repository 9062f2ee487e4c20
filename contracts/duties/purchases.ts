import { setTimeout as wait } from "node:timers/promises"
import { readOrder } from "../../src/adapters/http/wire/order"
import { readVouchers } from "../../src/adapters/http/wire/vouchers"
import type { Voucher } from "../../src/core/account/voucher"
import { shownId } from "../../src/core/quote/id"
import type { Plan } from "../../src/core/quote/plan"
import { utcDay } from "../../src/core/trip/calendar"
import { visitors } from "../fixtures/people"
import { parsed } from "../rules/body"
import { type Checked, exampleOf, type Finding, faultsIf, newTravellers, played, type Send, stateless } from "./asked"
import { logIn } from "./login"
import { quotedFor } from "./quoted"
import { moved } from "./session"

const loggedIn = "somebody is logged in"
const { ana, bruno } = visitors

/** How long a provider may take to list what it sold, in milliseconds. */
const patience = 5000

const anHour = 3_600_000

const keyOf = ({ order, reserveId }: Voucher) => `${order} ${reserveId}`

const purchasesOf = async (list: Send, headers = {}): Promise<ReadonlyArray<Voucher>> => {
  const { text } = await list(headers)
  return readVouchers(parsed(text), { origin: "https://portal.example.com", proxyHosts: [] })?.vouchers ?? []
}

/** Names as long as people have them, with a sign that spoils a careless query. */
const longNamed = (sale: object) => ({
  ...sale,
  Passengers: [...Object(sale).Passengers].map((one) => ({
    ...one,
    LastName: `${one.LastName} O'Higgins de la Fuente`
  }))
})

/** Sells a trip to Ana, and resolves to what was sold and the purchases that she has since. */
const bought = async (checked: Checked) => {
  const sale = exampleOf("POST /api/sales/enroll", "a plan can be bought", { email: ana.email })
  // Only who serves both providers at one address is asked for plans here.
  const plans = checked.providers.includes("public-api") ? await quotedFor(checked, sale, "") : []
  const sell = await played(checked, sale)
  const list = stateless(checked, "GET /api/sales", loggedIn, ana)
  const before = new Set((await purchasesOf(list)).map(keyOf))
  const [travellers, sold] = [newTravellers(), {}]
  const { status, text } = await sell({}, (sale) => Object.assign(sold, longNamed(travellers(sale))))
  const until = Date.now() + patience
  let added: ReadonlyArray<Voucher> = []
  while (added.length === 0 && Date.now() < until) {
    added = (await purchasesOf(list)).filter((one) => !before.has(keyOf(one)))
    if (added.length === 0) await wait(patience / 10)
  }
  return { status, order: readOrder(parsed(text)), plans, sold: Object(sold), added }
}

/** Names as people compare them: a provider may write them in capitals, and in another order. */
const same = (names: ReadonlyArray<string>) => names.map((name) => name.toLocaleUpperCase("es").normalize()).toSorted()

/** Whether it is today somewhere from Hawaii to Madrid: until the tenth day the buyer may take the purchase back. */
const isToday = (day = "") => day >= utcDay(Date.now() - 10 * anHour) && day <= utcDay(Date.now() + 2 * anHour)

/** One of the two numbers may be missing; by either the portal finds the voucher of what was bought. */
const isOther = (told: string, sold = "") => told !== "" && sold !== "" && told !== sold

/** Words between blanks, in capitals and without signs, to be found among others. */
const spaced = (text: string) =>
  ` ${text
    .toLocaleUpperCase("es")
    .normalize()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()} `

/**
 * The name of another plan than the one that was sold, if a purchase tells such: of the quoted names
 * in its words the longest one counts. A provider may tell a name of its own.
 */
const otherPlanIn = (told: string, sold: unknown, plans: ReadonlyArray<Plan>): string | undefined => {
  const names = plans.flatMap(({ id, name, title }) => [name, title].map((text) => ({ id: shownId(id), text })))
  const found = names.filter(({ text }) => spaced(text).trim() !== "" && spaced(told).includes(spaced(text)))
  const longest = Math.max(...found.map(({ text }) => text.length))
  const named = found.filter(({ text }) => text.length === longest)
  return named.some(({ id }) => id === String(sold)) ? undefined : named[0]?.text
}

/** What a person buys stands once among their purchases, with the number, the days and the travellers of the sale. */
export const purchaseTold = async (checked: Checked): Promise<Finding> => {
  const { added, order, plans, sold, status } = await bought(checked)
  if (status !== 200) return { faults: [`a sale for people with long names got ${status}`] }
  const [one] = added
  if (one === undefined || added.length > 1)
    return { faults: [`a sale that got 200 made ${added.length} purchases in /api/sales, not one`] }
  const travellers: ReadonlyArray<Record<string, string>> = sold.Passengers
  const wanted = same(travellers.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`)).join(", ")
  const other = otherPlanIn(one.plan, sold.ATSPProductId, plans)
  const told = same(one.passengers).join(", ")
  return {
    faults: [
      ...faultsIf(one.start !== sold.DepartureDate, `it departs on ${one.start}, and ${sold.DepartureDate} was sold`),
      ...faultsIf(one.end !== sold.ReturnDate, `it returns on ${one.end}, and ${sold.ReturnDate} was sold`),
      ...faultsIf(!isToday(one.bought), `it was bought on ${one.bought ?? "no day"}, and it was sold today`),
      ...faultsIf(
        isOther(one.order, order?.idSalesOrder),
        `it is order ${one.order}, and ${order?.idSalesOrder} was sold`
      ),
      ...faultsIf(
        isOther(one.reserveId, order?.reserveId),
        `its reserveId is ${one.reserveId}, and that of the sale ${order?.reserveId}`
      ),
      ...faultsIf(other !== undefined, `its productName '${one.plan}' is the plan ${other}, and another one was sold`),
      ...faultsIf(told !== wanted, `it tells ${told || "no traveller"}, and ${wanted} travel`)
    ].map((fault) => `of a purchase /api/sales tells otherwise: ${fault}`)
  }
}

/** What Ana saves and buys, she alone is told, on a browser of her own. */
export const ownDataAlone = async (checked: Checked): Promise<Finding> => {
  if (checked.login === undefined) return { lacks: "--login" }
  const { added } = await bought(checked)
  const asking = (call: string) => stateless(checked, call, loggedIn, ana)
  await asking("POST /api/user/save")({}, (user) => ({ ...user, ...moved }))
  const [who, info, list] = [asking("GET /userinfo"), asking("GET /api/user/info"), asking("GET /api/sales")]
  const hers = await info({ cookie: (await logIn(checked, ana.email)).cookie })
  const asBruno = { cookie: (await logIn(checked, bruno.email)).cookie }
  const [session, his] = [await who(asBruno), await info(asBruno)]
  const keys = new Set((await purchasesOf(list, asBruno)).map(keyOf))
  const isOfAna = (text: string) => text.includes(ana.email) || text.includes(moved.lastname)
  return {
    faults: [
      ...faultsIf(!isOfAna(hers.text), `${ana.email} is not told what she saved, once she logs in`),
      ...faultsIf(!session.text.includes(bruno.email), `the session of ${bruno.email} is not his`),
      ...faultsIf(isOfAna(his.text), `${bruno.email} is told the data of ${ana.email}`),
      ...faultsIf(
        added.some((one) => keys.has(keyOf(one))),
        `${bruno.email} is told a purchase of ${ana.email}`
      )
    ]
  }
}
