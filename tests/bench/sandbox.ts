import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Mail } from "../../contracts/sandbox/mail/mailbox"
import { aSale } from "../../contracts/sandbox/selling"
import { aQuote } from "../../contracts/sandbox/testing"
import { type Asked, busyness, type Load, loaded, type Memory, memoryOf, started } from "./load"

/*
 * Quotes, sales and vouchers of the sandbox a second, each beside its floor of the same run: Node's
 * own server, or the same database alone. `--soak` goes on for ten minutes and watches the memory,
 * each time after a full collection.
 */
interface Row {
  readonly name: string
  readonly floor: "server" | "database"
  readonly ask: Asked
  /** On two idle cores. */
  readonly goal: number
  /** In milliseconds. */
  readonly p99?: number
}

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    soak: { type: "boolean" },
    minutes: { type: "string", default: "10" }
  }
})
const seconds = Number(values.seconds)
const plans = 15
const headers = { "content-type": "application/json", idchannel: "B2C" }

const post = (url: string, body: unknown) => fetch(url, { method: "POST", headers, body: JSON.stringify(body) })

/** No channel sells fifteen plans: this fault repeats the largest catalogue and still prices each plan. */
const manyPlans = async (sandbox: string, quote: string) => {
  await post(`${sandbox}/_sandbox/faults`, { call: "quote", fault: "many", count: plans, times: 1_000_000_000 })
  const text = await (await post(`${sandbox}/public_api/sales/quote`, JSON.parse(quote))).text()
  const offered: unknown = JSON.parse(text)
  if (!Array.isArray(offered) || offered.length !== plans) throw new Error(`expected ${plans} plans: ${text}`)
  return Buffer.byteLength(text)
}

/** A sale, and the address of its voucher, which is drawn once and stays in memory. */
const voucherOf = async (sandbox: string) => {
  const sold = await post(`${sandbox}/public_api/sales/enroll`, aSale())
  if (!sold.ok) throw new Error(`The sale was refused: ${await sold.text()}`)
  const mails = await fetch(`${sandbox}/_sandbox/correo`, { headers: { accept: "application/json" } })
  const [mail] = (await mails.json()) as ReadonlyArray<Mail>
  return `${sandbox}/_sandbox/correo/${mail?.id}/${mail?.attachments[0]?.fileName}`
}

const rowsOf = (sandbox: string, quote: string, voucher: string): ReadonlyArray<Row> => [
  {
    ...{ name: "quotes", floor: "server", goal: 1500, p99: 60 },
    ask: { url: `${sandbox}/public_api/sales/quote`, method: "POST", headers, body: quote }
  },
  {
    ...{ name: "sales", floor: "database", goal: 300, p99: 150 },
    ask: {
      ...{ url: `${sandbox}/public_api/sales/enroll`, method: "POST", headers },
      fresh: () => ({ headers: { "idempotency-key": randomUUID() }, body: JSON.stringify(aSale()) })
    }
  },
  { name: "vouchers", floor: "server", goal: 300, ask: { url: voucher } }
]

const told = (name: string, { failed, p99, perSecond }: Load) =>
  `${name.padEnd(9)} ${String(Math.round(perSecond)).padStart(6)}/s  p99 ${p99} ms${failed > 0 ? `  ${failed} failed` : ""}`

/** Measures each row between two runs of its floor, which sees the machine change. */
const compare = async (rows: ReadonlyArray<Row>, floors: Readonly<Record<Row["floor"], Asked>>) => {
  let isMet = true
  // The first rounds of a new path are the compiler's, and would be the slowest hundredth.
  for (const ask of [...Object.values(floors), ...rows.map(({ ask }) => ask)]) await loaded(ask, 2)
  for (const { ask, floor, goal, name, p99 = Number.POSITIVE_INFINITY } of rows) {
    const before = await loaded(floors[floor], seconds / 2)
    const own = await loaded(ask, seconds)
    const after = await loaded(floors[floor], seconds / 2)
    const bare = (before.perSecond + after.perSecond) / 2
    const ratio = own.perSecond / bare
    console.log(`${told(name, own)}  ${ratio.toFixed(2)} of the bare ${floor} (${Math.round(bare)}/s); ${busyness()}`)
    isMet &&= own.perSecond >= goal && own.p99 <= p99 && own.failed === 0
  }
  return isMet
}

const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Growth of the mean of the last quarter over that of the first, and both in words. */
const growthOf = (seen: ReadonlyArray<Memory>, kind: keyof Memory) => {
  const quarter = Math.max(1, Math.floor(seen.length / 4))
  const all = seen.map((memory) => memory[kind])
  const [first, last] = [mean(all.slice(0, quarter)), mean(all.slice(-quarter))]
  const growth = last / first - 1
  console.log(`${kind} memory ${first.toFixed(0)} → ${last.toFixed(0)} MB, ${(growth * 100).toFixed(1)} % (goal 10 %)`)
  return growth
}

/**
 * Goes round the rows for so many minutes. After the first tenth of the time, neither memory may
 * grow by more than a tenth, nor a request fail.
 */
const soak = async (rows: ReadonlyArray<Row>, memory: () => Promise<Memory>) => {
  const minutes = Number(values.minutes)
  const end = performance.now() + minutes * 60_000
  const from = performance.now() + minutes * 6_000
  const seen: Array<Memory> = []
  let failed = 0
  while (performance.now() < end) {
    for (const { ask } of rows) failed += (await loaded(ask, Math.min(5, seconds))).failed
    const now = await memory()
    if (performance.now() > from) seen.push(now)
    const left = Math.max(0, end - performance.now()) / 60_000
    console.log(
      `${left.toFixed(1)} minutes left: ${now.live.toFixed(0)} MB live, ${now.resident.toFixed(0)} MB; ${busyness()}`
    )
  }
  const growths = [growthOf(seen, "live"), growthOf(seen, "resident")]
  console.log(`${minutes} minutes, ${failed} failed`)
  return growths.every((growth) => growth <= 0.1) && failed === 0
}

const dataDir = await mkdtemp(join(tmpdir(), "sandbox-bench-"))
const began = performance.now()
const sandbox = await started("serve.ts", [join(dataDir, "sandbox")])
console.log(
  `ready in ${Math.round(performance.now() - began)} ms; ${busyness()}; absolute goals count on two idle cores`
)
const quote = JSON.stringify(aQuote({ Age: [34, 0, 71], PromotionalCode: "VIAJE10", Top: plans }))
const bytes = await manyPlans(sandbox.url, quote)
const floor = await started("floor.ts", [String(bytes), join(dataDir, "floor")])
try {
  const rows = rowsOf(sandbox.url, quote, await voucherOf(sandbox.url))
  const bare = { method: "POST", headers, body: quote } as const
  const floors = {
    server: { ...bare, url: floor.url },
    database: { ...bare, url: `${floor.url}/database`, fresh: () => ({ headers: { connection: "close" } }) }
  }
  const isMet = values.soak ? await soak(rows, () => memoryOf(sandbox.child)) : await compare(rows, floors)
  process.exitCode = isMet ? 0 : 1
} finally {
  floor.child.kill()
  sandbox.child.kill()
  await rm(dataDir, { recursive: true, force: true })
}
