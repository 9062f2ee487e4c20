import fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { wireExternalQuote } from "../../../contracts/fixtures/wireExternalQuote"
import { emptyMainPassenger, emptyPassenger } from "../../core/passengers/passenger"
import { readExternalQuote } from "./ExternalQuoteApiHttp"

type Wire = Readonly<Record<string, unknown>>

const argentina = aChannel
const chile = aChileanChannel
const arranged = wireExternalQuote(anExternalQuote)
const [ana, beatriz] = arranged.passengers

const answer = (jsonObj: unknown, expiresDateTime: unknown = anExternalQuote.expires) => ({
  data: { jsonObj, expiresDateTime }
})
const read = (other: Wire = {}) => readExternalQuote(answer({ ...arranged, ...other }), argentina)
const readRequest = (other: Wire) => read({ quote: { ...arranged.quote, ...other } })?.request
const readMain = (other: Wire) => read({ passengers: [{ ...ana, ...other }, beatriz] })?.passengers.main
const without = (source: Wire, key: string) => Object.fromEntries(Object.entries(source).filter(([one]) => one !== key))

test("a partner's order is an object, or JSON in a text (EX-03)", () => {
  expect(readExternalQuote(answer(arranged), argentina)).toEqual(anExternalQuote)
  expect(readExternalQuote(answer(JSON.stringify(arranged)), argentina)).toEqual(anExternalQuote)
})

test("the answer is the quote itself or has it under data", () => {
  expect(readExternalQuote(answer(arranged).data, argentina)).toEqual(anExternalQuote)
})

test("unknown keys are dropped", () => {
  const more = { ...arranged, secret: 1, quote: { ...arranged.quote, secret: 1 } }
  expect(readExternalQuote({ ...answer(more), more: 1 }, argentina)).toEqual(anExternalQuote)
})

describe("an incomplete quote is read with", () => {
  test.each([
    ["no destination", { destination: null }, { destination: "" }],
    ["no name of a destination", { destination: 3 }, { destination: "" }],
    ["an id with letters", { productId: "A-1" }, { plan: "A-1" }],
    ["an id as text", { productId: "102" }, { plan: "102" }]
  ])("%s", (_, other, expected) => expect(read(other)).toMatchObject(expected))

  test.each([null, "true", 1])("no consent: %j", (subscribed) => {
    expect(read({ subscribed })?.request.subscribed).toBe(false)
    expect(readExternalQuote(answer(without(arranged, "subscribed")), argentina)?.request.subscribed).toBe(false)
  })

  test.each([
    ["a coupon", { PromotionalCode: " VIAJE10 " }, { coupon: "VIAJE10" }],
    ["a blank coupon as none", { PromotionalCode: "  " }, { coupon: null }],
    ["a single trip", { Annual: false }, { annual: false }],
    ["an annual plan", { Annual: true }, { annual: true }],
    ["ages as text", { Age: ["34", " 8 "] }, { ages: [34, 8] }],
    ["a coupon as number", { PromotionalCode: 10 }, { coupon: "10" }],
    ["days with a time in UTC", { TripInitialDate: "2027-02-03T00:00:00.000Z" }, { start: "2027-02-03" }],
    ["days with a time in another zone", { TripInitialDate: "2027-02-03T03:00:00-03:00" }, { start: "2027-02-03" }],
    ["another currency", { AmountCurrencyISOCode: " USD " }, { currency: "USD" }],
    ["the channel's currency for null", { AmountCurrencyISOCode: null }, { currency: "ARS" }]
  ])("%s", (_, other, expected) => expect(readRequest(other)).toMatchObject(expected))

  test.each([
    ["a birth date with a time", { DateOfBirth: "1992-05-14T00:00:00" }, { birth: "14/05/1992" }],
    ["a document as text", { DocumentNo: "28.456.712" }, { document: "28456712" }],
    ["empty ids for words", { DocumentTypeId: "DNI", IdState: "B" }, { documentType: "", province: "" }],
    ["a country in letters, which only the list of countries can judge", { IdCountry: "ARG" }, { country: "ARG" }],
    ["ids as text", { DocumentTypeId: "1", IdCountry: "32" }, { documentType: "1", country: "32" }],
    ["ids in blanks", { DocumentTypeId: " 1 ", IdState: "7 " }, { documentType: "1", province: "7" }],
    ["the provider's word for nothing", { PhoneContact: "NoData", DocumentNo: "NoData" }, { phone: "", document: "" }],
    ["a phone as number", { PhoneContact: 1144445555 }, { phone: "1144445555" }],
    ["an empty name for null, and a number as text", { FirstName: null, LastName: 7 }, { name: "", surname: "7" }],
    ["an empty birth date for an impossible one", { DateOfBirth: "1992-02-30" }, { birth: "" }],
    ["an empty birth date for another format", { DateOfBirth: "14/05/1992" }, { birth: "" }],
    ["no document", { DocumentNo: null, DocumentTypeId: null }, { document: "", documentType: "" }],
    ["an empty document for a fraction", { DocumentNo: 28_456_712.5 }, { document: "" }],
    ["an empty document for a negative number", { DocumentNo: -1 }, { document: "" }],
    ["the last number of a document", { DocumentNo: 99_999_999 }, { document: "99999999" }],
    ["an empty document for zero", { DocumentNo: 0 }, { document: "" }],
    ["an empty document for nine digits", { DocumentNo: 100_000_000 }, { document: "" }],
    ["the first number of a document", { DocumentNo: 1 }, { document: "1" }],
    ["a document of twenty signs", { DocumentNo: "1".repeat(20) }, { document: "1".repeat(20) }],
    ["an empty document for more than twenty signs", { DocumentNo: "1".repeat(21) }, { document: "" }],
    ["empty ids for words with a number", { DocumentTypeId: "A1", IdState: "32B" }, { documentType: "", province: "" }],
    ["empty texts for null", { Address: null, CP: null, IdState: null }, { address: "", postalCode: "", province: "" }]
  ])("%s", (_, other, expected) => expect(readMain(other)).toMatchObject(expected))

  test.each(Object.keys(ana))("a passenger without %s is read", (key) =>
    expect(read({ passengers: [without(ana, key), beatriz] })?.passengers.others).toHaveLength(1)
  )

  test.each([[null], [7], ["Ana"], [[]]])("a passenger given as %j counts as one", (nobody) => {
    expect(read({ passengers: [ana, nobody] })?.passengers.others).toEqual([emptyPassenger])
  })

  test.each([[[]], [null], ["Ana"], [{}]])("no passengers: %j", (passengers) => {
    expect(read({ passengers })?.passengers).toEqual({ main: emptyMainPassenger, others: [] })
  })
})

test.each([
  [12_345_678, "12.345.678-5"],
  [23_657_105, "23.657.105-K"],
  ["23657105-k", "23.657.105-K"]
])("a RUT gets the check digit that the sale omits: %s", (DocumentNo, document) => {
  const passengers = [{ ...ana, DocumentNo }, beatriz]
  expect(readExternalQuote(answer({ ...arranged, passengers }), chile)?.passengers.main.document).toBe(document)
})

describe("an answer is not a quote", () => {
  test.each([null, 7, "vigente", [], {}, { data: null }, { data: [] }, { data: {} }, answer(undefined)])(
    "if it is %j",
    (wrong) => expect(readExternalQuote(wrong, argentina)).toBeUndefined()
  )

  test.each(["", "null", "[]", "{", "<html>", '"{}"', JSON.stringify(JSON.stringify(arranged))])(
    "if its jsonObj is the text %.20s",
    (text) => expect(readExternalQuote(answer(text), argentina)).toBeUndefined()
  )

  test.each(["productId", "quote"])("without %s", (key) => {
    expect(readExternalQuote(answer(without(arranged, key)), argentina)).toBeUndefined()
  })

  test.each([
    ["TripInitialDate", "2027-02-30"],
    ["TripEndDate", "25/01/2027"],
    ["Age", []],
    ["Age", [34.5]],
    ["Age", ["treinta"]],
    ["Age", [34, null]],
    ["Age", [""]],
    ["Age", 34],
    ["Annual", "sí"],
    ["DestinationCountryIsoCode", ""],
    ["DestinationCountryIsoCode", null],
    ["DestinationCountryIsoCode", 7]
  ])("if its %s is %j", (key, value) => expect(readRequest({ [key]: value })).toBeUndefined())

  test.each([null, 0, "", "mañana", "2027-02-30", "30/11/2026", "2026-11-30T25:00:00Z", "2026-11-30T10:00:00 ART"])(
    "if it expires %j",
    (expires) => expect(readExternalQuote(answer(arranged, expires), argentina)).toBeUndefined()
  )
})

describe("the last valid day", () => {
  test.each([
    ["2026-11-30", "UTC", "2026-11-30"],
    ["2026-11-30T23:59:59", "Asia/Tokyo", "2026-11-30"],
    ["2026-11-30 23:59", "America/Santiago", "2026-11-30"],
    ["2026-11-30T23:59:59.9999999", "Pacific/Auckland", "2026-11-30"],
    ["2026-11-30T02:59:00Z", "America/Argentina/Buenos_Aires", "2026-11-29"],
    ["2026-11-30T03:00:00.000Z", "America/Argentina/Buenos_Aires", "2026-11-30"],
    ["2026-11-30T23:30:00-03:00", "UTC", "2026-12-01"],
    ["2026-11-30 00:30-11:30", "UTC", "2026-11-30"],
    ["2026-11-30T23:30:00.1234567-0300", "America/Argentina/Buenos_Aires", "2026-11-30"],
    ["2026-11-30T12:00:00Z", "Pacific/Auckland", "2026-12-01"]
  ])("of %s in %s is %s: an instant by the visitor's calendar, otherwise the written day (EX-04)", (text, TZ, day) => {
    vi.stubEnv("TZ", TZ)
    expect(readExternalQuote(answer(arranged, text), argentina)?.expires).toBe(day)
  })
})

test("no JSON makes the reader throw", () => {
  const odd = (source: Wire) =>
    fc.dictionary(fc.constantFrom(...Object.keys(source)), fc.jsonValue()).map((other) => ({ ...source, ...other }))
  const passengers = fc.array(fc.oneof(odd(ana), fc.jsonValue())).map((list) => ({ ...arranged, passengers: list }))
  const wire = fc.oneof(fc.jsonValue(), odd(arranged), passengers)
  fc.assert(fc.property(wire, fc.jsonValue(), (one, expires) => void readExternalQuote(answer(one, expires), chile)))
})
