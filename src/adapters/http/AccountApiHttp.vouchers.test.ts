import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { json } from "../../../contracts/localServer"
import { AccountApi, SessionLost, VouchersUnavailable } from "../../core/account/AccountApi"

const { aPage: page, answerWith, asked, logged, origin } = aProvider()

const purchases = Effect.flatMap(AccountApi, ({ purchases }) => purchases)
const vouchers = Effect.flatMap(AccountApi, ({ vouchers }) => vouchers)
const aPage = () => {
  const { failureOf, run } = page()
  return { purchases: () => run(purchases), vouchers: () => run(vouchers), vouchersFailure: () => failureOf(vouchers) }
}

const pdf = "JVBERi0xLjcKJcOkw7zDtsOfCg=="
const wireVoucher = {
  productName: "GOLD",
  line: { passengers: [{ FirstName: "Ana", LastName: "Martínez" }, "Beatriz Muñoz"] },
  dateConfirmedSale: "2025-01-03T14:20:00.000Z",
  departureDate: "2025-01-20",
  returnDate: "2025-02-02T00:00:00",
  reserveId: "48201936",
  idSalesOrder: 102,
  header: { documents: [{ documentByte: pdf, documentURL: "", fileName: "voucher-48201936.pdf" }] }
}
const voucher = {
  reserveId: "48201936",
  order: "102",
  plan: "GOLD",
  passengers: ["Ana Martínez", "Beatriz Muñoz"],
  bought: "2025-01-03",
  start: "2025-01-20",
  end: "2025-02-02",
  documents: [{ fileName: "voucher-48201936.pdf", base64: pdf }]
}

const unknownWire = {
  dateConfirmedSale: null,
  departureDate: "0001-01-01T00:00:00",
  returnDate: null,
  reserveId: null,
  idSalesOrder: undefined
}
const emptyVoucher = { reserveId: "", order: "", bought: undefined, start: undefined, end: undefined }

describe("the list of purchases", () => {
  // AC-04
  test("is requested again each time, but only once for simultaneous callers", async () => {
    answerWith(json([wireVoucher]))
    const { vouchers } = aPage()
    const [first, second] = await Promise.all([vouchers(), vouchers()])
    expect([first, second]).toEqual([[voucher], [voucher]])
    expect(asked()).toEqual(["GET /api/sales"])
    answerWith(json([]))
    expect(await vouchers()).toEqual([])
    expect(logged).toEqual([])
  })

  test("leaves out only entries that are not objects, and counts them", async () => {
    answerWith(json([null, 7, "x", [wireVoucher], wireVoucher]))
    expect(await aPage().purchases()).toEqual({ vouchers: [voucher], unread: 4 })
    expect(logged).toEqual(["api/sales: 4 purchases could not be read"])
  })

  test("includes a purchase without any data", async () => {
    const nothing = { ...emptyVoucher, plan: "", passengers: [], documents: [] }
    answerWith(json([{}, { ...wireVoucher, ...unknownWire }]))
    expect(await aPage().purchases()).toEqual({ vouchers: [nothing, { ...voucher, ...emptyVoucher }], unread: 0 })
    expect(logged).toEqual([])
  })

  test("accepts any case in its keys, and prefers a value to a null", async () => {
    const shouted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shouted)
      if (typeof value !== "object" || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key.toUpperCase(), shouted(inside)]))
    }
    const pascal = { ReserveId: "48201936", reserveId: null, ProductName: "GOLD" }
    answerWith(json([shouted(wireVoucher), { ...wireVoucher, ...pascal }]))
    expect(await aPage().vouchers()).toEqual([voucher, voucher])
  })

  test.each([
    ["no order", { idSalesOrder: undefined }, { order: "" }],
    ["no voucher number", { reserveId: null }, { order: "102", reserveId: "" }],
    ["a number that is one", { reserveId: 48201936 }, { reserveId: "48201936" }],
    ["no name of a plan", { productName: null }, { plan: "" }],
    ["NoData for a plan", { productName: "NoData" }, { plan: "" }],
    [
      "NoData for a surname",
      { line: { passengers: [{ FirstName: "Ana", LastName: "NoData" }] } },
      { passengers: ["Ana"] }
    ],
    ["NoData for all passengers", { line: { passengers: ["NoData"] } }, { passengers: [] }],
    ["no passengers", { line: null }, { passengers: [] }],
    ["passengers without a name", { line: { passengers: [null, {}, "", 7] } }, { passengers: [] }],
    ["no documents", { header: undefined }, { documents: [] }],
    ["a passenger of one name", { line: { passengers: [{ FirstName: "Ana" }] } }, { passengers: ["Ana"] }],
    [
      "names in small letters",
      { line: { passengers: [{ firstName: "Ana", lastName: "Martínez" }] } },
      { passengers: ["Ana Martínez"] }
    ],
    [
      "names under Name and Surname",
      { line: { passengers: [{ Name: "Ana", Surname: "Paz" }] } },
      { passengers: ["Ana Paz"] }
    ],
    ["a day that does not exist", { departureDate: "2025-02-30" }, { start: undefined }],
    ["a text that is not a day", { dateConfirmedSale: 7 }, { bought: undefined }],
    ["the year 1 for an unknown day", { returnDate: "0001-01-01T00:00:00" }, { end: undefined }],
    ["zeros for unknown numbers", { idSalesOrder: 0, reserveId: "NoData" }, { order: "", reserveId: "" }],
    ["a number in two lines", { reserveId: " R-1\n Referencia: X " }, { reserveId: "R-1 Referencia: X" }],
    ["a product that is a number", { productName: 7 }, { plan: "7" }],
    ["a line that is not an object", { line: "x", header: 7 }, { passengers: [], documents: [] }]
  ])("is read with %s", async (_, other, expected) => {
    answerWith(json([{ ...wireVoucher, ...other }]))
    expect(await aPage().vouchers()).toEqual([{ ...voucher, ...expected }])
  })

  const document = (fields: object) => [{ documentByte: null, documentURL: null, fileName: "v.pdf", ...fields }]
  const unusable = [{ fileName: "v.pdf" }]
  const kept = "https://api.example.com/v/1.pdf?x=1"
  test.each<readonly [string, unknown, unknown]>([
    [
      "bytes broken into lines",
      document({ documentByte: `${pdf.slice(0, 8)}\r\n${pdf.slice(8)}` }),
      [{ fileName: "v.pdf", base64: pdf }]
    ],
    ["an address of the channel's provider", document({ documentURL: kept }), [{ fileName: "v.pdf", url: kept }]],
    ["both", document({ documentByte: pdf, documentURL: kept }), [{ fileName: "v.pdf", base64: pdf, url: kept }]],
    ["no name", document({ documentByte: pdf, fileName: null }), [{ fileName: "voucher-48201936.pdf", base64: pdf }]],
    [
      "a name that is a path",
      document({ documentByte: pdf, fileName: "../..\\a.pdf" }),
      [{ fileName: "a.pdf", base64: pdf }]
    ],
    [
      "the name of a page or a program",
      [
        ...document({ documentByte: pdf, fileName: "v.html" }),
        ...document({ documentByte: pdf, fileName: "v.pdf.exe" })
      ],
      [
        { fileName: "v.html.pdf", base64: pdf },
        { fileName: "v.pdf.exe.pdf", base64: pdf }
      ]
    ],
    [
      "a name that reads backwards",
      document({ documentByte: pdf, fileName: "v\u202efdp.exe\u0000" }),
      [{ fileName: "vfdp.exe.pdf", base64: pdf }]
    ],
    ["bytes of a page", document({ documentByte: "PGh0bWw+" }), unusable],
    ["bytes that are not base64", document({ documentByte: `${pdf}<` }), unusable],
    ["base64 that was cut", document({ documentByte: pdf.slice(0, 9) }), unusable],
    ["nothing", document({}), []],
    ["an address without https", document({ documentURL: "http://api.example.com/v/1.pdf" }), unusable],
    ["an address of an unknown host", document({ documentURL: "https://evil.example/v/1.pdf" }), unusable],
    [
      "an address with a host in its name",
      document({ documentURL: "https://api.example.com@evil.example/1" }),
      unusable
    ],
    ["an address with a password", document({ documentURL: "https://a:b@api.example.com/1" }), unusable],
    ["a script", document({ documentURL: "javascript:alert(1)" }), unusable],
    ["no address at all", document({ documentURL: "/v/1.pdf" }), unusable],
    ["no document", [null, 7, "x"], []]
  ])("has a document with %s", async (_, documents, expected) => {
    answerWith(json([{ ...wireVoucher, header: { documents } }]))
    expect(await aPage().vouchers()).toEqual([{ ...voucher, documents: expected }])
  })

  // AC-05
  test("has a document on the portal's own host, only over https", async () => {
    const { host } = new URL(origin())
    const documents = ["https", "http"].map((scheme) => ({
      documentURL: `${scheme}://${host}/v.pdf`,
      fileName: "v.pdf"
    }))
    answerWith(json([{ ...wireVoucher, header: { documents } }]))
    const [{ documents: read } = { documents: [] }] = await aPage().vouchers()
    expect(read).toEqual([{ fileName: "v.pdf", url: `https://${host}/v.pdf` }, { fileName: "v.pdf" }])
  })

  // AC-06
  test.each<readonly [string, Answer, string]>([
    ["an object", json({ sales: [] }), "Shape"],
    ["null", json(null), "Shape"]
  ])("fails after %s with its name in the log, and the next call asks again", async (_, answer, cause) => {
    answerWith(answer)
    const { vouchers, vouchersFailure } = aPage()
    expect(await vouchersFailure()).toEqual(new VouchersUnavailable())
    expect(logged).toEqual([`api/sales: ${cause}`])
    answerWith(json([wireVoucher]))
    expect(await vouchers()).toEqual([voucher])
  })

  const papers = (count: number, kilobytes: number) =>
    Array.from({ length: count }, () => {
      const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(kilobytes * 1024)])
      const documentByte = bytes.toString("base64")
      return { ...wireVoucher, header: { documents: [{ documentByte, fileName: "v.pdf" }] } }
    })

  test.each([
    [2, 900],
    [50, 200]
  ])("accepts %i documents of %i kB (TR-03)", async (count, kilobytes) => {
    answerWith(json(papers(count, kilobytes)))
    const vouchers = await aPage().vouchers()
    expect(vouchers.map(({ documents: [one] }) => typeof one?.base64)).toEqual(Array(count).fill("string"))
  })

  test("fails if the session has ended", async () => {
    answerWith(json({}, 401))
    expect(await aPage().vouchersFailure()).toEqual(new SessionLost())
    expect(logged).toEqual(["api/sales: Status"])
  })
})
