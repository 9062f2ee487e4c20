import { beforeEach, expect, test, vi } from "vitest"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { aJourney } from "../../../contracts/fixtures/journey"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { ExternalQuoteUnavailable } from "../../core/external/externalQuote"
import { makeExternal } from "./external"

const payment = "/cotizarcompletarpago"

type Given = Parameters<typeof aJourney>[0]

const aLink = ({ world, ...given }: Given = {}) => {
  const went: Array<readonly [string, (string | undefined)?]> = []
  const here = aJourney({
    plans: threePlans,
    external: { quote: anExternalQuote },
    search: {},
    kept: {},
    ...given,
    world: { openDocument: (...way) => went.push(way), ...world }
  })
  return { went, here, external: makeExternal(here.journey, (path) => went.push([path, "here"])) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())

test("a failed load can be retried", async () => {
  const partner: NonNullable<NonNullable<Given>["external"]> = {
    quote: anExternalQuote,
    failure: new ExternalQuoteUnavailable({ cause: "Timeout" }),
    asked: []
  }
  const { external, went } = aLink({ external: partner })
  external.enter("q-1")
  await pass(10)
  expect(external.failure.value).toMatchObject({ why: "failed" })
  partner.failure = undefined
  external.again()
  await pass(3500)
  expect(partner.asked).toEqual(["q-1", "q-1"])
  expect(went).toHaveLength(1)
})

test("a lost file is a failure that another try may heal", async () => {
  const { external, here } = aLink()
  here.world.lost = true
  external.enter("q-1")
  await pass(10)
  expect(external.failure.value?._tag).toBe("Broken")
})

test("only a long call is slow, and the visitor can leave it", async () => {
  const { external, went } = aLink({ external: { quote: anExternalQuote, delay: 4500 } })
  external.enter("q-1")
  await pass(3900)
  expect(external.slow.value).toBe(false)
  await pass(200)
  expect(external.slow.value).toBe(true)
  await pass(600)
  expect(external.step.value).toBe("passengers")
  expect(external.slow.value).toBe(false)
  external.cancel()
  await pass(5000)
  expect(went).toEqual([])
})

test("typed passengers without a plan are an own purchase too: it goes on with the plans (EX-09)", async () => {
  const { external, went } = aLink({ search: { draft: aDraft }, kept: { passengers: twoPassengers } })
  external.enter("q-1")
  await pass(10)
  const { value: failure } = external.failure
  if (failure?._tag === "PurchaseInTheWay") await external.keepOwn(failure.own)
  expect(went).toEqual([["/cotizar", "here"]])
})

test("a buyer without contact data gives them and goes on; another try still has them", async () => {
  const { passengers, request } = anExternalQuote
  const main = { ...passengers.main, phone: "", email: "" }
  const quote = { ...anExternalQuote, request: { ...request, phone: "" }, passengers: { ...passengers, main } }
  const search: NonNullable<NonNullable<Given>["search"]> = {}
  const { external, went } = aLink({ external: { quote }, search })
  external.enter("q-1")
  await pass(10)
  expect(external.failure.value?._tag).toBe("ContactMissing")
  expect(external.contact.typed.value).toEqual({ phone: "", email: request.email })
  external.tell()
  expect(external.contact.visible.value).toMatchObject({ phone: "required" })
  external.contact.type({ phone: "351 555-0143" })
  external.tell()
  expect(external.failure.value).toBeUndefined()
  external.again()
  await pass(3500)
  expect(went).toEqual([[payment, "here"]])
  expect(search.draft).toMatchObject({ phone: "3515550143", email: request.email })
})
