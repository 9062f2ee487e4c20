import { afterAll, expect, test } from "vitest"
import { agreedCalls } from "../agreed"
import { otherAnswers } from "../pending"
import type { Interaction } from "../rules/pactFile"
import { startSandbox } from "../sandbox/server"
import { type Fault, type Faults, startFaultyProvider } from "../verifier/faultyProvider"
import { checkEndpoint } from "./faults"

const sandbox = await startSandbox({ port: 0 })
afterAll(sandbox.close)

/** Checks the states of calls of a provider with faults. */
const checkedBehind = async (faults: Faults, calls: ReadonlyArray<Interaction>) => {
  const faulty = await startFaultyProvider(sandbox.url, faults)
  const asking = { url: faulty.url, setup: `${faulty.url}/_sandbox/states`, headers: {} }
  return checkEndpoint(asking, calls).finally(faulty.close)
}

/** Checks the states of a call whose answer has a fault. */
const checkedWith = (asked: string, fault: Fault) => {
  const calls = agreedCalls().filter(({ description }) => description === asked)
  const faults = Object.fromEntries(calls.map(({ request: { method, path } }) => [`${method} ${path}`, fault]))
  return checkedBehind(faults, calls)
}

const told =
  (body: unknown, status = 200): Fault =>
  (answer) => ({ ...answer, status, body: JSON.stringify(body) })

/** A purchase needs a number, whose name the provider chooses. */
const bodyOf = (body: unknown) => (Array.isArray(body) ? body.map((row) => ({ ...row, idSalesOrder: 102 })) : body)

test.each(otherAnswers)("$asked: $form is right, and told as the other form", async (other) => {
  const { asked, assumption, body, status } = other
  const found = await checkedWith(asked, told(bodyOf(body), status))
  expect(found.faults).toEqual([])
  expect(found.others).toEqual([
    expect.stringMatching(new RegExp(`^ok .* · ${asked} · other form \\(assumption ${assumption}\\): tell us$`))
  ])
})

const httpAddress = [
  {
    productName: "GOLD",
    idSalesOrder: 102,
    line: { passengers: ["Ana Díaz"] },
    dateConfirmedSale: "2025-01-03T14:20:00.000Z",
    departureDate: "2025-01-20",
    returnDate: "2025-02-02",
    header: { documents: [{ fileName: "v.pdf", documentURL: "http://portal.example.com/v.pdf" }] }
  }
]

test.each<readonly [asked: string, body: unknown, fault: string]>([
  ["a page that asks for the banner on top of it", null, "body $.name is null"],
  ["a buyer who pays by card", null, "body $ is null"],
  ["a buyer who looks for vouchers", httpAddress, "a document is neither a PDF in base64 nor an https address"]
])("%s: %j stays a fault", async (asked, body, fault) => {
  const { faults, others } = await checkedWith(asked, told(body))
  expect(faults).toContainEqual(expect.stringContaining(fault))
  expect(others).toEqual([])
})

/** Checks the banner's states and one other state of a provider that shows this banner where a state names none. */
const checkedShowing = (otherwise: (before: string) => string) => {
  let shown = ""
  const state: Fault = (answer, sent) => {
    const { banner } = JSON.parse(sent).params
    shown = banner ?? otherwise(shown)
    return answer
  }
  const banner: Fault = (answer) => ({ ...answer, status: 200, body: JSON.stringify({ name: shown || null }) })
  const asked = agreedCalls().filter(({ request }) => /\/(banner|country)$/.test(request.path))
  return checkedBehind({ "POST /_sandbox/states": state, "GET /public_api/banner": banner }, asked)
}

test("what a state named and the next one does not is told, if it remains", async () => {
  const { faults } = await checkedShowing((before) => before)
  expect(faults).toEqual([
    `'the banner of the channel is chosen' {"banner":"verano.svg","channel":"B2C"} remains in 'the lists of the forms are known': GET /public_api/banner tells 'verano.svg'`
  ])
})

test.each(["", "verano.svg"])("a banner that is '%s' wherever no state names one is as always", async (always) => {
  expect((await checkedShowing(() => always)).faults).toEqual([])
})
