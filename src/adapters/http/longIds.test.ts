import { Effect } from "effect"
import { expect, test } from "vitest"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { aProvider } from "../../../contracts/fixtures/httpPage"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aKey, aSale, twoTravellers } from "../../../contracts/fixtures/sale"
import { aDraft, aQuoteRequest, aSearch } from "../../../contracts/fixtures/searches"
import { wireExternalQuote } from "../../../contracts/fixtures/wireExternalQuote"
import { wirePlan } from "../../../contracts/fixtures/wirePlan"
import { AccountApi } from "../../core/account/AccountApi"
import { cartOf, payable } from "../../core/cart/cart"
import { EnrollApi } from "../../core/enroll/EnrollApi"
import { receiptOf } from "../../core/enroll/purchase"
import { ExternalQuoteApi } from "../../core/external/externalQuote"
import { MailApi } from "../../core/mail/MailApi"
import { LookupsApi } from "../../core/passengers/LookupsApi"
import { QuoteApi } from "../../core/quote/QuoteApi"

const { aPage, answerWith, asked, sent } = aProvider()

/** The last digit of each is lost in a number of JavaScript. */
const [planId, planOfPay, orderId, voucherId] = [
  "9007199254740993",
  "9007199254740995",
  "12345678901234567891",
  "9223372036854775807"
]

/** JSON whose texts `#…` are numbers as written. */
const asNumbers = (value: unknown) => JSON.stringify(value).replace(/"#(\d+)"/g, "$1")
const answering = (text: string) => answerWith((response) => void response.end(text))

const quoted = async (Id: string) => {
  const plan = wirePlan(silverPlan)
  const Installment = [{ ...plan.Installment[0], Id: `#${planOfPay}` }]
  answering(asNumbers([{ ...plan, Id, Installment }]))
  const [found] = await aPage().run(Effect.flatMap(QuoteApi, ({ quote }) => quote(aQuoteRequest)))
  if (found === undefined) throw new Error("The plan was dropped.")
  return found
}

/** The cart after a reload. */
const stored = (plan: Awaited<ReturnType<typeof quoted>>) => {
  const texts = new Map<string, string>()
  const page = buyersPageOver(() => aLocalStorage(texts))
  page.run(page.search.save(aDraft))
  page.run(page.purchase.saveCart(cartOf(plan)))
  const again = buyersPageOver(() => aLocalStorage(texts))
  const cart = again.run(again.purchase.load)?.cart
  if (cart === undefined) throw new Error("The cart was lost.")
  return cart
}

test.each([
  [`#${planId}`, planId],
  [planId, `"${planId}"`]
])("the plan's id %s comes back from a quote, a cart and a reload as it came (PY-13)", async (told, written) => {
  const cart = stored(await quoted(told))
  const [instalment] = payable(cart).instalments
  answering(`{"idSalesOrder":${orderId},"reserveId":${voucherId}}`)
  const sale = { ...aSale, purchase: { ...aSale.purchase, cart }, instalment: instalment?.id ?? 0 }
  const order = await aPage().run(Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: aKey, signedIn: false })))
  expect(sent()[0]?.body).toContain(`"ATSPProductId":${written},`)
  expect(sent()[0]?.body).toContain(`"IdPaymentPlan":${planOfPay},`)
  expect(order).toEqual({ idSalesOrder: orderId, reserveId: voucherId })
  expect(receiptOf(order, sale.purchase, twoTravellers, "ARS").item.id).toBe(planId)
})

test("an order of a 409 is told as written", async () => {
  answerWith((response) => void response.writeHead(409).end(`{"idSalesOrder":${orderId}}`))
  const sold = Effect.flatMap(EnrollApi, (api) => api.enroll(aSale, { key: aKey, signedIn: false }))
  expect(await aPage().failureOf(sold)).toMatchObject({ order: { idSalesOrder: orderId } })
})

test("the ids of the lists come back as numbers, and name their provinces", async () => {
  answering(`[{"idCountry":${planId},"description":"Argentina"},{"idCountry":32,"description":"Chile"}]`)
  const page = aPage()
  const [country] = await page.run(Effect.flatMap(LookupsApi, ({ countries }) => countries))
  answering(`[{"idProvince":${planOfPay},"description":"Salta"}]`)
  const provinces = Effect.flatMap(LookupsApi, (api) => api.provinces(country?.id ?? ""))
  const [province] = await page.run(provinces)
  expect(asked()).toEqual([`GET /public_api/state/country/${planId}`])
  answering(JSON.stringify(`[{"IdValuesList":${orderId},"Description":"DNI"}]`))
  const [type] = await page.run(Effect.flatMap(LookupsApi, ({ documentTypes }) => documentTypes))
  answering('{"idSalesOrder":1}')
  const home = { ...twoTravellers.home, country: country?.id ?? "", province: province?.id ?? "" }
  const [ana, beatriz] = twoTravellers.passengers
  const passengers = [{ ...ana, documentType: type?.id ?? "" }, beatriz] as typeof twoTravellers.passengers
  const sale = { ...aSale, travellers: { home, passengers } }
  await page.run(Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: aKey, signedIn: false })))
  const ids = `"IdState":${planOfPay},"IdCountry":${planId},"DocumentTypeId":${orderId},`
  expect(sent()[0]?.body).toContain(ids)
})

test("a partner's product, the list of purchases and a mailed plan have every digit", async () => {
  const wire = { ...wireExternalQuote(anExternalQuote), productId: `#${planId}` }
  answering(JSON.stringify({ data: { jsonObj: asNumbers(wire), expiresDateTime: "2031-02-03T23:59:59" } }))
  const link = await aPage().run(Effect.flatMap(ExternalQuoteApi, ({ find }) => find("x")))
  expect(link.plan).toBe(planId)

  answering(`[{"idSalesOrder":${orderId},"reserveId":${voucherId}}]`)
  const { vouchers } = await aPage().run(Effect.flatMap(AccountApi, ({ purchases }) => purchases))
  expect(vouchers).toMatchObject([{ order: orderId, reserveId: voucherId }])

  const plan = await quoted(`#${planId}`)
  answering("")
  const mail = { plans: [plan], search: aSearch, email: "ana@example.com", signedIn: false }
  await aPage().run(Effect.flatMap(MailApi, ({ mailQuote }) => mailQuote(mail)))
  expect(sent()[0]?.body).toContain(`"Product":[{"Id":${planId},`)
})
