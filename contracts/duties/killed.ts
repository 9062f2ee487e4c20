import { setTimeout as wait } from "node:timers/promises"
import { parsed } from "../rules/body"
import { aSale, type Checked, type Finding, faultsIf, newTravellers, orderIn, type Send } from "./asked"
import { startProvider } from "./process"
import { aKey } from "./sales"

const sales = 40

/**
 * When to kill: at a share of what the sales took without a kill, or with that share of the answers. The first
 * hits what a sale does before its answer, sometimes; the second what it leaves for later, even on a fast server.
 */
const shares = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

/** Sells at once; `heard` comes with so many answers. */
const burst = (send: Send, until = sales) => {
  const requests = Array.from({ length: sales }, () => {
    const [key, travellers] = [aKey(), newTravellers()]
    return () => send(key, travellers)
  })
  let answered = 0
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const sellOne = async (sell: () => ReturnType<Send>) => {
    const answer = await sell().catch(() => undefined)
    answered += 1
    if (answered >= until) hear()
    return answer
  }
  return { requests, heard, ended: Promise.all(requests.map(sellOne)) }
}

type Requests = ReturnType<typeof burst>["requests"]

const lengthOf = async (send: Send) => {
  await burst(send).ended
  const since = Date.now()
  const { ended, requests } = burst(send)
  await ended
  return { took: Date.now() - since, requests }
}

/** To whom the sale of the pact is mailed. */
const buyer = "ana@example.com"

const mailsAt = async (mails: string) => (await fetch(mails, { headers: { accept: "application/json" } })).text()

/** How often each order stands in a JSON list of mails to the buyer; nothing for any other text. */
const mailedIn = (text: string): ReadonlyMap<string, number> => {
  const rows = parsed(text)
  const counts = new Map<string, number>()
  for (const row of Array.isArray(rows) ? rows.map((one) => JSON.stringify(one)) : []) {
    const order = row.includes(buyer) ? orderIn(row) : undefined
    if (order !== undefined) counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  return counts
}

/**
 * Finds a sale that is mailed twice: at once, or when its key comes again. The server is not killed
 * meanwhile. A second letter may have other words, so it is odd, and no fault.
 */
const mailedTwice = async (requests: Requests, mails: string) => {
  const settled = async () => {
    let [before, after] = ["", await mailsAt(mails)]
    for (let nth = 0; nth < 10 && before !== after; nth += 1) {
      await wait(200)
      ;[before, after] = [after, await mailsAt(mails)]
    }
    return mailedIn(after)
  }
  const first = await settled()
  const orders = await Promise.all(requests.map(async (sell) => orderIn((await sell()).text) ?? ""))
  const later = await settled()
  const again = orders.filter((order) => (later.get(order) ?? 0) > (first.get(order) ?? 0))
  const twice = orders.filter((order) => (first.get(order) ?? 0) > 1)
  return {
    faults: faultsIf(
      again.length > 0,
      `${again.length} of ${sales} orders were mailed again when their key was sent again`
    ),
    warnings: faultsIf(
      twice.length > 0,
      `${twice.length} of ${sales} orders are in the list of mails twice: did ${buyer} get one letter twice?`
    )
  }
}

/** The orders of these requests, sent again, those of them that no mail names, and how many mails the buyer got. */
const ordersOf = async (requests: Requests, mails: string) => {
  const orders = await Promise.all(requests.map(async (sell) => orderIn((await sell()).text)))
  const sent = await mailsAt(mails)
  const found = orders.filter((order) => order !== undefined)
  const toBuyer = sent.split(buyer).length - 1
  return { orders, found, toBuyer, without: found.filter((order) => !new RegExp(`\\b${order}\\b`).test(sent)) }
}

/**
 * Kills the provider amid its sales, six times, and starts it again. An order that was answered
 * before must be found by its key, and each one found must have its mail. Finds a provider that
 * mails after its sale most times, not every time.
 */
export const saleWithMail = async (checked: Checked): Promise<Finding> => {
  const { second } = checked
  if (second === undefined) return { lacks: "--start, --start-url and --mails" }
  const { command, mails, setup, url } = second
  let running = await startProvider(command, url)
  try {
    const send = await aSale({ ...checked, url, setup })
    const { took, requests: whole } = await lengthOf(send)
    const { warnings, ...calm } = await mailedTwice(whole, mails)
    const faults = [...calm.faults]
    for (const [nth, share] of shares.entries()) {
      const { ended, heard, requests } = burst(send, Math.round(sales * share))
      await (nth % 2 === 0 ? wait(took * share) : heard)
      await running.kill()
      const before = (await ended).map((answer) => answer && orderIn(answer.text))
      running = await startProvider(command, url)
      const { found, orders, toBuyer, without } = await ordersOf(requests, mails)
      const lost = before.filter((order, nth) => order !== undefined && order !== orders[nth])
      if (lost.length > 0) faults.push(`${lost.length} orders were answered and lost: ${lost.join(", ")}`)
      if (found.length < sales) faults.push(`${sales - found.length} of ${sales} sales got no order after the restart`)
      if (without.length > 0) faults.push(`${without.length} of ${sales} orders have no mail: ${without.join(", ")}`)
      else if (toBuyer < found.length)
        faults.push(`${found.length} orders were mailed, and ${toBuyer} times to ${buyer}`)
    }
    return warnings.length > 0 ? { faults, warnings } : { faults }
  } finally {
    await running.kill()
  }
}
