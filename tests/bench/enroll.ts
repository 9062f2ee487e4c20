import { type ChildProcess, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import autocannon from "autocannon"
import type { Mail } from "../../contracts/sandbox/mail/mailbox"
import { aSale } from "../../contracts/sandbox/selling"
import { startSandbox } from "../../contracts/sandbox/server"

/*
 * Sales and vouchers. The sandbox checks, prices, stores and mails each sale, and draws each
 * voucher.
 */
const goal = { sales: 300, p99: 150, vouchers: 300 }
const port = Number(process.env.PORT || 4598)
const url = `http://127.0.0.1:${port}`
const duration = Number(process.env.SECONDS || 10)
const headers = { "content-type": "application/json", idchannel: "B2C" }

const load = (path: string, method: "GET" | "POST") =>
  autocannon({
    url: `${url}${path}`,
    method,
    headers,
    connections: 20,
    duration,
    ...(method === "GET" ? {} : { body: JSON.stringify(aSale()) }),
    requests: [
      {
        setupRequest: (request) => ({ ...request, headers: { ...request.headers, "idempotency-key": randomUUID() } })
      }
    ]
  })

const firstVoucher = async () => {
  const mails = await fetch(`${url}/_sandbox/correo`, { headers: { accept: "application/json" } })
  const [mail] = (await mails.json()) as readonly Mail[]
  return `/_sandbox/correo/${mail?.id}/${mail?.attachments[0]?.fileName}`
}

const measure = async () => {
  const sales = await load("/public_api/sales/enroll", "POST")
  const vouchers = await load(await firstVoucher(), "GET")
  const failed = sales.non2xx + sales.errors + vouchers.non2xx + vouchers.errors
  const { average } = sales.requests
  console.log(`${Math.round(average)} sales/s (goal ${goal.sales}), p99 ${sales.latency.p99} ms (goal ${goal.p99})`)
  console.log(`${Math.round(vouchers.requests.average)} vouchers/s (goal ${goal.vouchers}), ${failed} failed`)
  const isQuick = average >= goal.sales && sales.latency.p99 <= goal.p99
  return isQuick && vouchers.requests.average >= goal.vouchers && failed === 0
}

const untilReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve())
    child.once("exit", () => reject(new Error("the sandbox did not start")))
  })

// A separate process over a temporary directory: the benchmark keeps none of its sales.
const serve = async (dataDir: string) => console.log((await startSandbox({ port, dataDir })).url)

const bench = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "enroll-bench-"))
  const child = spawn(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), dataDir], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  try {
    await untilReady(child)
    process.exitCode = (await measure()) ? 0 : 1
  } finally {
    child.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const [, , served] = process.argv
await (served === undefined ? bench() : serve(served))
