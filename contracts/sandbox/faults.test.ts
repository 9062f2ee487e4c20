import { beforeEach, expect, test } from "vitest"
import { states as statesOfPacts } from "../states"
import type { Received } from "./requests"
import { aSale, postSale } from "./selling"
import { startSandbox } from "./server"
import { mailsOf, startedSandbox } from "./started"
import { states } from "./states"
import { aQuote, postQuote, send } from "./testing"

// Walks play the other faults (tests/e2e/faults/matrix.ts).

const sandbox = await startedSandbox()
beforeEach(async () => {
  await send(sandbox, "/_sandbox/faults", { method: "DELETE" })
  await send(sandbox, "/_sandbox/requests", { method: "DELETE" })
})

const order = (fault: Record<string, unknown>) =>
  send(sandbox, "/_sandbox/faults", { method: "POST", body: JSON.stringify(fault) })

test("happen as often as ordered, in their channel alone; then the call answers again", async () => {
  expect((await order({ call: "quote", fault: "500", times: 2, channel: "B2C" })).status).toBe(201)
  expect((await postQuote(sandbox, aQuote({ DestinationCountryIsoCode: "BVT" }), "BBVA")).status).toBe(200)
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await postQuote(sandbox, aQuote())).status)
  expect(statuses).toEqual([500, 500, 200])
})

test("cut acts, and cuts the connection before the answer", async () => {
  await order({ call: "sales/enroll", fault: "cut" })
  const [key, sale] = ["7c7e2f0e-9b5e-4b8e-8f5e-2d8f3c1a0b1c", aSale()]
  await expect(postSale(sandbox, sale, { key })).rejects.toThrow(/socket hang up|ECONNRESET/)
  const again = await postSale(sandbox, sale, { key })
  expect(again).toMatchObject({ status: 200, headers: { connection: "close" } })
  const received: readonly Received[] = JSON.parse((await send(sandbox, "/_sandbox/requests")).text)
  expect(received.map(({ status }) => status)).toEqual([null, 200])
  expect(await mailsOf(sandbox)).toHaveLength(1)
})

test("timeout never answers, and closing the sandbox does not wait for it", { timeout: 60_000 }, async () => {
  const other = await startSandbox({ port: 0 })
  await send(other, "/_sandbox/faults", { method: "POST", body: '{"call":"userinfo","fault":"timeout"}' })
  const asked = send(other, "/userinfo").then(
    () => "answered",
    () => "cut"
  )
  expect(await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 300, "waiting"))])).toBe("waiting")
  await other.close()
  expect(await asked).toBe("cut")
})

test("a slow answer comes at once when its channel's faults are forgotten", { timeout: 60_000 }, async () => {
  const answered: string[] = []
  const asked = ["B2C", "BBVA"].map(async (channel) => {
    await order({ call: "quote", fault: "slow", ms: 120_000, channel })
    await postQuote(sandbox, aQuote(), channel)
    answered.push(channel)
  })
  const received = async (): Promise<readonly Received[]> =>
    JSON.parse((await send(sandbox, "/_sandbox/requests")).text)
  await expect.poll(async () => (await received()).length, { timeout: 30_000 }).toBe(2)
  await send(sandbox, "/_sandbox/faults?channel=BBVA", { method: "DELETE" })
  await asked[1]
  expect(answered).toEqual(["BBVA"])
  await send(sandbox, "/_sandbox/faults", { method: "DELETE" })
  await asked[0]
  expect(answered).toEqual(["BBVA", "B2C"])
})

test.each([
  [{ call: "nada", fault: "down" }, "call"],
  [{ call: "quote", fault: "200" }, "fault"],
  [{ call: "quote", fault: "down", channel: "XX" }, "channel"]
])("a wrong order gets a refusal: %j", async (fault, field) => {
  const { status, text } = await order(fault)
  expect({ status, fields: JSON.parse(text).campos }).toEqual({ status: 400, fields: [field] })
})

test("the states are exactly those of the pacts", () => {
  const ofPacts = Object.values(statesOfPacts).map(({ description }) => description)
  expect(Object.keys(states).toSorted()).toEqual(ofPacts.toSorted())
})
