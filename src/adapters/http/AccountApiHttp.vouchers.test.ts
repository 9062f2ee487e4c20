import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { json } from "../../../contracts/localServer"
import { AccountApi, SessionLost, VouchersUnavailable } from "../../core/account/AccountApi"

const { aPage, answerWith, asked, logged, origin } = aProvider()

const purchases = Effect.flatMap(AccountApi, ({ purchases }) => purchases)
const vouchers = Effect.map(purchases, (found) => found.vouchers)
const pdf = "JVBERi0xLjcKJcOkw7zDtsOfCg=="
const bare = (padded: string) => padded.replace(/=+$/, "")
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
  documents: [{ fileName: "voucher-48201936.pdf", base64: bare(pdf) }]
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
    const { run } = aPage()
    expect(await Promise.all([run(vouchers), run(vouchers)])).toEqual([[voucher], [voucher]])
    expect(asked()).toEqual(["GET /api/sales"])
    answerWith(json([]))
    expect(await run(vouchers)).toEqual([])
    expect(logged).toEqual([])
  })

  test("leaves out only entries that are not objects, and counts them", async () => {
    answerWith(json([null, 7, "x", [wireVoucher], wireVoucher]))
    expect(await aPage().run(purchases)).toEqual({ vouchers: [voucher], unread: 4 })
    expect(logged).toEqual(["api/sales: 4 purchases could not be read"])
  })

  test("includes a purchase without any data", async () => {
    const nothing = { ...emptyVoucher, plan: "", passengers: [], documents: [] }
    answerWith(json([{}, { ...wireVoucher, ...unknownWire }]))
    expect(await aPage().run(purchases)).toEqual({ vouchers: [nothing, { ...voucher, ...emptyVoucher }], unread: 0 })
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
    expect(await aPage().run(vouchers)).toEqual([voucher, voucher])
  })

  test.each([
    ["no order", { idSalesOrder: undefined }, { order: "" }],
    ["no voucher number", { reserveId: null }, { reserveId: "" }],
    ["a number that is one", { reserveId: 48201936 }, { reserveId: "48201936" }],
    ["zeros for unknown numbers", { idSalesOrder: 0, reserveId: "NoData" }, { order: "", reserveId: "" }],
    ["an empty GUID", { idSalesOrder: "00000000-0000-0000-0000-000000000000" }, { order: "" }],
    ["a number in two lines", { reserveId: " R-1\n Referencia: X " }, { reserveId: "R-1 Referencia: X" }],
    ["no name of a plan", { productName: null }, { plan: "" }],
    ["NoData for a plan", { productName: "NoData" }, { plan: "" }],
    ["a product that is a number", { productName: 7 }, { plan: "7" }],
    ["no passengers", { line: null }, { passengers: [] }],
    ["no documents", { header: undefined }, { documents: [] }],
    ["documents that are none", { header: { documents: [null, 7, "x", { fileName: "v.pdf" }] } }, { documents: [] }],
    ["a line that is not an object", { line: "x", header: 7 }, { passengers: [], documents: [] }],
    ["a day that does not exist", { departureDate: "2025-02-30" }, { start: undefined }],
    ["a text that is not a day", { dateConfirmedSale: 7 }, { bought: undefined }]
  ])("is read with %s", async (_, other, expected) => {
    answerWith(json([{ ...wireVoucher, ...other }]))
    expect(await aPage().run(vouchers)).toEqual([{ ...voucher, ...expected }])
  })

  test.each<readonly [passenger: unknown, names: ReadonlyArray<string>]>([
    [{ FirstName: "Ana", LastName: "NoData" }, ["Ana"]],
    [{ FirstName: "Ana" }, ["Ana"]],
    [{ firstName: "Ana", lastName: "Martínez" }, ["Ana Martínez"]],
    [{ Name: "Ana", Surname: "Paz" }, ["Ana Paz"]],
    ...["NoData", null, {}, "", 7].map((nameless) => [nameless, []] as const)
  ])("names the passenger %j as %j", async (passenger, passengers) => {
    answerWith(json([{ ...wireVoucher, line: { passengers: [passenger] } }]))
    expect(await aPage().run(vouchers)).toEqual([{ ...voucher, passengers }])
  })

  const kept = "https://api.example.com/v/1.pdf?x=1"
  const base64 = bare(pdf)
  const signs = bare(btoa("%PDF-\xfb\xff"))
  const behind = (bytes: number) => btoa(`${" ".repeat(bytes)}%PDF-1.7`)
  test.each<readonly [string, document: object, read: object]>([
    ["bytes broken into lines", { documentByte: `${pdf.slice(0, 8)}\r\n${pdf.slice(8)}` }, { base64 }],
    ["bytes as an address", { documentByte: `data:application/pdf;base64,${pdf}` }, { base64 }],
    [
      "an address with a name",
      { documentByte: `DATA:application/pdf;name=v.pdf;charset=utf-8;base64, ${pdf}` },
      { base64 }
    ],
    ["URL-safe signs", { documentByte: btoa("%PDF-\xfb\xff").replace("+", "-").replace("/", "_") }, { base64: signs }],
    ["no padding", { documentByte: base64 }, { base64 }],
    ["padding that belongs to other bytes", { documentByte: pdf.replace("==", "=") }, { base64 }],
    ["1,024 bytes before it", { documentByte: behind(1024) }, { base64: bare(behind(1024)) }],
    ["1,025 bytes before it", { documentByte: behind(1025) }, {}],
    ["an address of the channel's provider", { documentURL: kept }, { url: kept }],
    ["both", { documentByte: pdf, documentURL: kept }, { base64, url: kept }],
    ["no name", { documentByte: pdf, fileName: null }, { base64, fileName: "voucher-48201936.pdf" }],
    ["a name that is a path", { documentByte: pdf, fileName: "../..\\a.pdf" }, { base64, fileName: "a.pdf" }],
    ["the name of a page", { documentByte: pdf, fileName: "v.html" }, { base64, fileName: "v.html.pdf" }],
    ["the name of a program", { documentByte: pdf, fileName: "v.pdf.exe" }, { base64, fileName: "v.pdf.exe.pdf" }],
    [
      "a name that reads backwards",
      { documentByte: pdf, fileName: "v\u202efdp.exe\u0000" },
      { base64, fileName: "vfdp.exe.pdf" }
    ],
    ["bytes of a page", { documentByte: "PGh0bWw+" }, {}],
    ["bytes that are not base64", { documentByte: `${pdf}<` }, {}],
    ["base64 that was cut", { documentByte: pdf.slice(0, 9) }, {}],
    ["an address without https", { documentURL: "http://api.example.com/v/1.pdf" }, {}],
    ["an address of an unknown host", { documentURL: "https://evil.example/v/1.pdf" }, {}],
    ["an address with a host in its name", { documentURL: "https://api.example.com@evil.example/1" }, {}],
    ["an address with a password", { documentURL: "https://a:b@api.example.com/1" }, {}],
    ["a script", { documentURL: "javascript:alert(1)" }, {}],
    ["no address at all", { documentURL: "/v/1.pdf" }, {}]
  ])("has a document with %s", async (_, document, read) => {
    const documents = [{ documentByte: null, documentURL: null, fileName: "v.pdf", ...document }]
    answerWith(json([{ ...wireVoucher, header: { documents } }]))
    expect(await aPage().run(vouchers)).toEqual([{ ...voucher, documents: [{ fileName: "v.pdf", ...read }] }])
  })

  // AC-05
  test("has a document on the portal's own host, only over https", async () => {
    const { host } = new URL(origin())
    const documents = ["https", "http"].map((scheme) => ({
      documentURL: `${scheme}://${host}/v.pdf`,
      fileName: "v.pdf"
    }))
    answerWith(json([{ ...wireVoucher, header: { documents } }]))
    const [{ documents: read } = { documents: [] }] = await aPage().run(vouchers)
    expect(read).toEqual([{ fileName: "v.pdf", url: `https://${host}/v.pdf` }, { fileName: "v.pdf" }])
  })

  // AC-06
  test.each<readonly [string, Answer, string]>([
    ["an object", json({ sales: [] }), "Shape"],
    ["null", json(null), "Shape"]
  ])("fails after %s with its name in the log, and the next call asks again", async (_, answer, cause) => {
    answerWith(answer)
    const { failureOf, run } = aPage()
    expect(await failureOf(vouchers)).toEqual(new VouchersUnavailable())
    expect(logged).toEqual([`api/sales: ${cause}`])
    answerWith(json([wireVoucher]))
    expect(await run(vouchers)).toEqual([voucher])
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
  ])("accepts %i documents of %i kB (TR-01)", async (count, kilobytes) => {
    answerWith(json(papers(count, kilobytes)))
    const found = await aPage().run(vouchers)
    expect(found.map(({ documents: [one] }) => typeof one?.base64)).toEqual(Array(count).fill("string"))
  })

  test("fails if the session has ended", async () => {
    answerWith(json({}, 401))
    expect(await aPage().failureOf(vouchers)).toEqual(new SessionLost())
    expect(logged).toEqual(["api/sales: Status"])
  })
})
