import { describe, expect, test } from "vitest"
import { anExternalQuote } from "../fixtures/external"
import { silverPlan } from "../fixtures/plans"
import { wireExternalQuote } from "../fixtures/wireExternalQuote"
import { wirePlan } from "../fixtures/wirePlan"
import { type Answered, faultsOf, warningsOf } from "./readings"

const origin = "https://page.example"

const faults = (call: string, answer: unknown, more: Partial<Answered> = {}) =>
  faultsOf(
    {
      call,
      sent: "",
      params: {},
      status: 200,
      body: JSON.stringify(answer),
      waited: 10,
      headers: { "access-control-allow-origin": "*", connection: "close" },
      ...more
    },
    origin
  )

describe("the plans of a quote", () => {
  const plan = wirePlan(silverPlan)
  const [instalment] = plan.Installment
  const sent = JSON.stringify({ quote: { AmountCurrencyISOCode: "ARS" } })
  const inParts = (NumberOfInstallments: number, AmountPerInstallment: number) => [
    { ...instalment, NumberOfInstallments, AmountPerInstallment }
  ]
  const wrong = (sum: string) => expect.stringContaining(`plan 101: ${sum}`)
  const html = (sign: string) => `'${sign}' of plan 101 is HTML, and the portal shows it as it stands`
  const dropping = (count: number) => expect.stringContaining(`the portal drops ${count}`)
  test.each([
    ["all is well", [plan, { ...plan, Id: 7, Installment: [], Benefit: [] }], []],
    ["nothing is on sale", [], []],
    ["two have one Id", [plan, plan], [dropping(1)]],
    ["one has no name", [plan, { ...plan, Id: 7, Title: " ", Name: "" }], [dropping(1)]],
    ["the currency is another", [{ ...plan, Currency: "USD" }], [dropping(1)]],
    ["they are a hundred and one", Array.from({ length: 101 }, (_, nth) => ({ ...plan, Id: nth + 1 })), [dropping(1)]],
    [
      "an instalment is broken",
      [{ ...plan, Installment: [instalment, { ...instalment, NumberOfInstallments: 1.5 }] }],
      [dropping(1)]
    ],
    [
      "two instalments have one Id",
      [
        {
          ...plan,
          Installment: [instalment, { ...instalment, NumberOfInstallments: 7, AmountPerInstallment: 19_551.77 }]
        }
      ],
      ["two numbers of instalments of a plan have one Id"]
    ],
    ["they come to less", [{ ...plan, Installment: inParts(6, 11_405.2) }], [wrong("6 × 11405.2 is 68431.2")]],
    ["each is the whole price", [{ ...plan, Installment: inParts(6, 136_862.4) }], [wrong("6 × 136862.4 is 821174.4")]],
    ["one is another price", [{ ...plan, Installment: inParts(1, 136_900) }], [wrong("1 × 136900 is 136900")]],
    ["Amount is in cents", [{ ...plan, Amount: 13_686_240 }], [wrong("1 ×"), wrong("3 ×"), wrong("6 ×")]],
    ["one has HTML", [{ ...plan, LongDescription: "Asistencia m&eacute;dica" }], [html("&eacute;")]],
    ["a benefit has HTML", [{ ...plan, Benefit: [{ Description: "<b>Equipaje</b>", Detail: "<70" }] }], [html("<b>")]],
    ["a text is a missing value", [{ ...plan, CardDescription: "null" }], ["'null' of plan 101 is no text to show"]],
    ["a field that no page shows has HTML", [{ ...plan, Terms: "<p>Condiciones & más</p>" }], []],
    ["they cost interest", [{ ...plan, Installment: inParts(6, 29_653.52) }], []],
    ["none can be paid", [{ ...plan, Installment: [] }], ["no plan has an instalment, so none can be bought"]]
  ])("when %s", (_, answer, told) => {
    expect(faults("POST /public_api/sales/quote", answer, { sent })).toEqual(told)
  })

  test("instalments with interest are a warning, which says what the portal shows", () => {
    const warned = (Installment: unknown, call = "POST /public_api/sales/quote") =>
      warningsOf({
        call,
        sent,
        params: {},
        status: 200,
        waited: 10,
        headers: {},
        body: JSON.stringify([{ ...plan, Installment }])
      })
    expect(warned(inParts(6, 29_653.52))).toEqual([
      "plan 101: 6 × 29653.52 is 177921.12, and its Amount is 136862.4: the portal shows that total, without 'sin interés' and without a CFTEA"
    ])
    for (const even of [plan.Installment, inParts(7, 19_551.77), inParts(6, 11_405.2)]) expect(warned(even)).toEqual([])
    expect(warned(inParts(6, 29_653.52), "GET /public_api/country")).toEqual([])
  })
})

describe("a partner's link", () => {
  const { quote: told, ...others } = wireExternalQuote(anExternalQuote)
  const quote = { ...told, TripInitialDate: "2099-01-10", TripEndDate: "2099-01-25" }
  const wire = { ...others, quote }
  const past = { TripInitialDate: "2020-01-01", TripEndDate: "2020-01-16" }
  const linked = (jsonObj: unknown, expiresDateTime = "2031-02-03T23:59:59") => ({ data: { jsonObj, expiresDateTime } })
  const noTrip = expect.stringContaining("no trip can be sold from")
  test.each([
    ["is as agreed", linked(JSON.stringify(wire)), []],
    ["says only what a quote needs", linked(JSON.stringify({ productId: 7, quote })), []],
    [
      "has broken JSON inside",
      linked(JSON.stringify(wire).replace("{", "{,")),
      [expect.stringContaining("reads no quote")]
    ],
    ["returns before it departs", linked({ ...wire, quote: { ...quote, TripEndDate: "2099-01-09" } }), [noTrip]],
    ["travels in the past", linked({ ...wire, quote: { ...quote, ...past } }), [noTrip]],
    ["is over, trip and all", linked({ ...wire, quote: { ...quote, ...past } }, "2020-01-01"), []],
    [
      "names no day",
      linked({ ...wire, quote: { ...quote, TripEndDate: "2099-13-45" } }),
      [expect.stringContaining("reads no quote")]
    ],
    [
      "has fewer ages than passengers",
      linked({ ...wire, quote: { ...quote, Age: [34] } }),
      ["there are more passengers than ages"]
    ],
    ["is in dollars", linked({ ...wire, quote: { ...quote, AmountCurrencyISOCode: "USD" } }), ["the currency is USD"]]
  ])("that %s", (_, answer, told) => {
    expect(faults("GET /public_api/sales/external/getquote", answer)).toEqual(told)
  })
})

describe("a sale", () => {
  const call = "POST /public_api/sales/enroll"
  const order = { idSalesOrder: 9001 }
  const unread = [expect.stringContaining("the portal reads no order")]
  test.each([
    ["with an order", order, {}, []],
    ["refused with null", null, {}, []],
    ["with an error beside its order", { ...order, error: "x" }, {}, unread],
    ["with success: false beside it", { ...order, success: false }, {}, unread],
    ["refused", { error: "no" }, { status: 402 }, []],
    ["refused, with an order", order, { status: 402 }, ["it refuses with 402, and its body has an order"]],
    ["sold before", order, { status: 409 }, []],
    [
      "on a kept connection",
      order,
      { headers: { "access-control-allow-origin": origin } },
      [expect.stringContaining("Connection is ''")]
    ],
    [
      "that no page may read",
      order,
      { headers: { connection: "Close" } },
      [expect.stringContaining("Access-Control-Allow-Origin is ''")]
    ]
  ] as const)("%s", (_, answer, more, told) => {
    expect(faults(call, answer, more)).toEqual(told)
  })
})

test("the portal's own host needs no CORS, and a sale without a session no new connection", () => {
  expect(faults("POST /api/sales/enroll", {}, { status: 401, headers: {} })).toEqual([])
})

test.each([
  ["departs on no day", { departureDate: "2025-13-45" }, "a purchase has a date that is no day"],
  ["returns first", { returnDate: "2024-01-01" }, "a purchase returns on 2024-01-01, before it departs on 2025-01-20"],
  ["has no number", { idSalesOrder: null }, "a purchase has neither reserveId nor idSalesOrder"],
  [
    "has a broken PDF",
    { header: { documents: [{ documentByte: "JVBERi0xL" }] } },
    "a document is neither a PDF in base64 nor an https address"
  ],
  [
    "has a PDF that was cut",
    { header: { documents: [{ documentByte: Buffer.from("%PDF-1.7\n").toString("base64") }] } },
    "a PDF is cut off: it has no %%EOF at its end"
  ]
])("a purchase that %s is told", (_, change, told) => {
  const purchase = {
    idSalesOrder: 9001,
    dateConfirmedSale: "2025-01-03T14:20:00Z",
    departureDate: "2025-01-20",
    returnDate: "2025-02-02"
  }
  expect(faults("GET /api/sales", [purchase])).toEqual([])
  expect(faults("GET /api/sales", [{ ...purchase, ...change }])).toEqual([told])
})

const named = (fileName: string) => {
  const documentByte = Buffer.from(`%PDF-1.7\n%%EOF${"\n".repeat(1000)}`).toString("base64")
  return [{ idSalesOrder: 9001, header: { documents: [{ documentByte, fileName }] } }]
}

test.each([
  ["voucher-48201936.pdf", 0],
  ["Póliza Ana.PDF", 0],
  ["", 0],
  ["voucher.exe", 1],
  ["../voucher.pdf", 1]
])("a document named '%s' is warned of %i times", (fileName, times) => {
  const body = JSON.stringify(named(fileName))
  const answered = { call: "GET /api/sales", body, sent: "", params: {}, status: 200, headers: {}, waited: 1 }
  const warning = `the portal does not save a document as '${fileName}': a fileName has no path and ends with .pdf`
  expect(warningsOf(answered)).toEqual(Array(times).fill(warning))
})

test.each(["POST /api/user/save", "POST /public_api/sales/mail", "POST /public_api/notification/regret"])(
  "a page in the place of an answer is told: %s",
  (call) => {
    const told = [expect.stringContaining("the answer is a page")]
    expect(faults(call, "", { body: " <html>Ingresar</html>" })).toEqual(told)
    expect(faults(call, {}, { body: "" })).toEqual([])
  }
)

const email = "ana@example.com"
const registered = { name: "Ana", email, birthday: "1981-02-03T00:00:00", documentNumber: "12345678-5" }

test.each([
  ["GET /api/user/info", registered, { ...registered, birthday: "1981-99-99T00:00:00" }],
  ["GET /api/user/info", registered, { ...registered, documentNumber: "28.456.712" }],
  ["GET /api/user/info", registered, { ...registered, email: "otra@example.com" }],
  ["GET /userinfo", { email }, { email: "otra@example.com" }],
  ["GET /public_api/banner", { name: "verano.svg" }, { name: ".." }],
  ["GET /one_trust", { domainId: "0190" }, { domainId: "0191" }],
  ["GET /one_trust", "0190", "0191"],
  ["GET /api_url", "https://api.example", "http://api.example"],
  ["GET /api_url", "http://127.0.0.1:8080", "http://127.0.0.1.example"],
  ["POST /public_api/notification/regret", "OK", null]
])("a wrong value is told: %s", (call, right, wrong) => {
  const params = { email, banner: "verano.svg", domain: "0190" }
  expect(faults(call, right, { params })).toEqual([])
  expect(faults(call, wrong, { params })).toHaveLength(1)
})

test.each([
  ["GET /userinfo", 8, 64],
  ["GET /public_api/state/country/32", 8, 2048],
  ["GET /api/sales", 30, 20 * 1024],
  ["POST /public_api/sales/enroll", 60, 2048]
])("an answer is told that is late or large: %s", (call, seconds, kB) => {
  const body = " ".repeat(kB * 1024)
  expect(faults(call, [], { body, waited: seconds * 1000 })).toEqual([])
  expect(faults(call, [], { body: `${body} `, waited: seconds * 1000 + 1 })).toHaveLength(2)
})

test.each([
  ["Argentina", []],
  ["REPÚBLICA ARGENTINA", []],
  ["Chile", ["the country 32 is 'Chile', and in the state 'Argentina'"]]
])("the country of the state named '%s' is told as %j", (description, told) => {
  const params = { country: 32, name: "Argentina" }
  const chile = { idCountry: 152, description: "Chile" }
  expect(faults("GET /public_api/country", [{ idCountry: 32, description }, chile], { params })).toEqual(told)
})

test("provinces of another country are told", () => {
  const params = { province: "Buenos Aires" }
  const list = (description: string) => [{ idProvince: 3201, description }]
  const found = (answer: unknown) => faults("GET /public_api/state/country/32", answer, { params })
  expect(found(list("PROVINCIA DE BUENOS AIRES"))).toEqual([])
  expect(found([])).toEqual([])
  expect(found(list("Valparaíso"))).toEqual([expect.stringContaining("no province is named 'Buenos Aires'")])
})

test.each([
  ["Córdoba, Ñuble, SÃO PAULO", 0],
  ["CÃ³rdoba", 1],
  ["MÃ\u0093NACO", 1],
  ["C\uFFFDrdoba", 1]
])("of '%s' %i faults of its encoding are told, in any answer", (description, times) => {
  expect(faults("GET /public_api/country", [{ idCountry: 1, description }])).toHaveLength(times)
  expect(faults("POST /public_api/sales/quote", { error: description }, { status: 422 })).toHaveLength(times)
})

test("rows that the portal cannot offer are told", () => {
  const [first, again] = [
    { idProvince: 1, description: "Salta" },
    { idProvince: "1", description: "Jujuy" }
  ]
  expect(faults("GET /public_api/state/country/32", [first, again])).toEqual([
    expect.stringContaining("drops 1 of 2 rows")
  ])
  const types = [{ IdValuesList: 1, Description: "DNI", more: {} }, { IdValuesList: 2 }]
  expect(faults("POST /public_api/valueslist", JSON.stringify(types))).toHaveLength(1)
})
