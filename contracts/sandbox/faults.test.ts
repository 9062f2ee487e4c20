import { beforeEach, describe, expect, test } from "vitest"
import { visitors } from "../fixtures/people"
import { states as statesOfPacts } from "../states"
import type { Received } from "./requests"
import { aSale, postSale } from "./selling"
import { startSandbox } from "./server"
import { mailsOf, startedSandbox } from "./started"
import { states } from "./states"
import { aQuote, plansOf, postQuote, send } from "./testing"

const sandbox = startedSandbox({ now: () => new Date("2026-02-01T12:00:00Z") })
beforeEach(async () => {
  await send(sandbox, "/_sandbox/faults", { method: "DELETE" })
  await send(sandbox, "/_sandbox/requests", { method: "DELETE" })
})

const order = (fault: Record<string, unknown>) =>
  send(sandbox, "/_sandbox/faults", { method: "POST", body: JSON.stringify(fault) })
const received = async (query = "") =>
  JSON.parse((await send(sandbox, `/_sandbox/requests${query}`)).text) as readonly Received[]
const quote = (channel?: string) =>
  postQuote(sandbox, channel === "BBVA" ? aQuote({ DestinationCountryIsoCode: "BVT" }) : aQuote(), channel)

describe("faults", () => {
  test("happen as often as ordered; then the call answers again", async () => {
    expect((await order({ call: "quote", fault: "500", times: 2 })).status).toBe(201)
    expect([(await quote()).status, (await quote()).status, (await quote()).status]).toEqual([500, 500, 200])
  })

  test("of one channel leave the others alone", async () => {
    await order({ call: "quote", fault: "400", channel: "BBVA" })
    expect([(await quote("B2C")).status, (await quote("BBVA")).status, (await quote("BBVA")).status]).toEqual([
      200, 400, 200
    ])
    await order({ call: "quote", fault: "500", channel: "BBVA" })
    await order({ call: "quote", fault: "500", channel: "B2C" })
    await send(sandbox, "/_sandbox/faults?channel=BBVA", { method: "DELETE" })
    expect([(await quote("B2C")).status, (await quote("BBVA")).status]).toEqual([500, 200])
  })

  test("cut acts, and cuts the connection before the answer", async () => {
    await order({ call: "sales/enroll", fault: "cut" })
    const key = "7c7e2f0e-9b5e-4b8e-8f5e-2d8f3c1a0b1c"
    const sale = aSale()
    await expect(postSale(sandbox, sale, { key })).rejects.toThrow(/socket hang up|ECONNRESET/)
    const again = await postSale(sandbox, sale, { key })
    expect([again.status, again.headers.connection]).toEqual([200, "close"])
    expect((await received("?call=sales/enroll")).map(({ status }) => status)).toEqual([null, 200])
    expect(await mailsOf(sandbox)).toHaveLength(1)
  })

  test("timeout never answers, and closing the sandbox does not wait for it", { timeout: 60_000 }, async () => {
    const other = await startSandbox({ port: 0 })
    await send(other, "/_sandbox/faults", { method: "POST", body: '{"call":"userinfo","fault":"timeout"}' })
    const asked = send(other, "/userinfo").then(
      () => "answered",
      () => "cut"
    )
    const winner = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 300, "waiting"))])
    expect(winner).toBe("waiting")
    await other.close()
    expect(await asked).toBe("cut")
  })

  test("html, shape, answer, empty, error-field and many each change the answer", async () => {
    for (const fault of ["html", "shape", "empty", "error-field"]) await order({ call: "quote", fault })
    await order({ call: "quote", fault: "many", count: 40 })
    await order({ call: "banner", fault: "answer", body: { name: "verano.webp" } })
    expect((await quote()).headers["content-type"]).toContain("text/html")
    expect(JSON.parse((await quote()).text)).toHaveProperty("inesperado")
    expect(plansOf(await quote())).toEqual([])
    expect(JSON.parse((await quote()).text)).toHaveProperty("error")
    const many = plansOf(await quote())
    expect(new Set(many.map(({ Id }) => Id)).size).toBe(40)
    expect((await send(sandbox, "/public_api/banner?idChannel=B2C")).text).toBe('{"name":"verano.webp"}')
  })

  test.each([
    [{ call: "nada", fault: "down" }, "call"],
    [{ call: "quote", fault: "200" }, "fault"],
    [{ call: "quote", fault: "down", times: 0 }, "times"],
    [{ call: "quote", fault: "down", channel: "XX" }, "channel"],
    [[], "cuerpo"]
  ])("a wrong order gets a refusal: %j", async (fault, field) => {
    const { status, text } = await send(sandbox, "/_sandbox/faults", { method: "POST", body: JSON.stringify(fault) })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ detalle: [{ campo: field }] })
  })
})

describe("requests", () => {
  test("are listed in order, by channel", async () => {
    await quote("B2C")
    await quote("BBVA")
    const [only, ...rest] = await received("?channel=BBVA")
    expect(rest).toEqual([])
    expect(only).toMatchObject({
      time: "2026-02-01T12:00:00.000Z",
      call: "quote",
      channel: "BBVA",
      method: "POST",
      path: "/public_api/sales/quote",
      headers: { idchannel: "BBVA", "content-type": "application/json" },
      body: aQuote({ DestinationCountryIsoCode: "BVT" }),
      status: 200
    })
    await send(sandbox, "/_sandbox/requests?channel=BBVA", { method: "DELETE" })
    expect((await received()).map(({ channel }) => channel)).toEqual(["B2C"])
  })
})

describe("provider states", () => {
  const bring = (state: string, params: object = {}) =>
    send(sandbox, "/_sandbox/states", { method: "POST", body: JSON.stringify({ state, params }) })

  test("are exactly those of the pacts", () => {
    expect(Object.keys(states).toSorted()).toEqual(
      Object.values(statesOfPacts)
        .map(({ description }) => description)
        .toSorted()
    )
  })

  test.each([
    ["somebody is logged in", { ...visitors.ana, verified: false }],
    ["somebody is logged in", { email: "toString" }],
    ["a partner arranged a trip", { id: "vigente", until: "2025-01-31" }],
    ["toString", {}]
  ])("%s %j is refused: the sandbox cannot reach it", async (state, params) => {
    expect((await bring(state, params)).status).toBe(400)
  })
})
