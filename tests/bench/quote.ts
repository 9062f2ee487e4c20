import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import autocannon from "autocannon"

const goal = { perSecond: 1500, p99: 60 }
const plans = 15
const port = Number(process.env.PORT || 4599)
const url = `http://127.0.0.1:${port}`

const request = {
  quote: {
    TripInitialDate: "2026-03-01",
    TripEndDate: "2026-03-11",
    Age: [34, 0, 71],
    Annual: null,
    Sort: 1,
    PromotionalCode: "VIAJE10",
    DestinationCountryIsoCode: "BTR",
    AmountCurrencyISOCode: "ARS",
    Top: plans,
    Product: []
  },
  phoneNumber: "1122334455",
  email: "ana@example.com",
  subscribed: true
}

const post = (path: string, body: unknown) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: "B2C" },
    body: JSON.stringify(body)
  })

const untilReady = async (child: ChildProcess) => {
  const began = performance.now()
  const { stdout } = child
  if (stdout === null) throw new Error("the sandbox has no output")
  await new Promise<void>((resolve, reject) => {
    stdout.once("data", () => resolve())
    child.once("exit", () => reject(new Error("the sandbox did not start")))
  })
  return performance.now() - began
}

const measure = async () => {
  // No channel sells fifteen plans. The `many` fault repeats the largest catalogue and still prices
  // each plan.
  await post("/_sandbox/faults", { call: "quote", fault: "many", count: plans, times: 1_000_000_000 })
  const answer = await (await post("/public_api/sales/quote", request)).text()
  const offered: unknown = JSON.parse(answer)
  if (!Array.isArray(offered) || offered.length !== plans) throw new Error(`expected ${plans} plans: ${answer}`)
  const result = await autocannon({
    url: `${url}/public_api/sales/quote`,
    method: "POST",
    headers: { "content-type": "application/json", idchannel: "B2C" },
    body: JSON.stringify(request),
    connections: 20,
    duration: Number(process.env.SECONDS || 10)
  })
  return { result, bytes: Buffer.byteLength(answer) }
}

const child = spawn(
  process.execPath,
  ["--import", "tsx", fileURLToPath(new URL("../../contracts/sandbox/start.ts", import.meta.url))],
  {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"]
  }
)
try {
  const ready = await untilReady(child)
  const { result, bytes } = await measure()
  const failed = result.non2xx + result.errors
  console.log(`ready in ${Math.round(ready)} ms; ${plans} plans, ${bytes} bytes an answer`)
  console.log(
    `${Math.round(result.requests.average)} requests/s (goal ${goal.perSecond}), p99 ${result.latency.p99} ms`
  )
  console.log(`p50 ${result.latency.p50} ms, max ${result.latency.max} ms, ${failed} failed`)
  const isMet = result.requests.average >= goal.perSecond && result.latency.p99 <= goal.p99 && failed === 0
  process.exitCode = isMet ? 0 : 1
} finally {
  child.kill()
}
