import { afterAll, expect, test } from "vitest"
import { agreedCalls } from "../agreed"
import { otherAnswers } from "../pending"
import { startSandbox } from "../sandbox/server"
import { type Fault, startFaultyProvider } from "../verifier/faultyProvider"
import { checkEndpoint } from "./faults"

const sandbox = await startSandbox({ port: 0 })
afterAll(sandbox.close)

/** Checks the states of a call whose answer has a fault. */
const checkedWith = async (asked: string, fault: Fault) => {
  const calls = agreedCalls().filter(({ description }) => description === asked)
  const faults = Object.fromEntries(calls.map(({ request: { method, path } }) => [`${method} ${path}`, fault]))
  const faulty = await startFaultyProvider(sandbox.url, faults)
  const asking = { url: faulty.url, setup: `${faulty.url}/_sandbox/states`, headers: {} }
  return checkEndpoint(asking, calls).finally(faulty.close)
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
