import { setTimeout as wait } from "node:timers/promises"
import { aSale, type Checked, type Finding, newTravellers, orderIn, type Send } from "./asked"
import { startProvider } from "./process"
import { aKey } from "./sales"

const sales = 40

/** When to kill, as a share of what the sales took without a kill. Most kills miss the gap. */
const shares = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

const burst = (send: Send) => {
  const requests = Array.from({ length: sales }, () => {
    const [key, travellers] = [aKey(), newTravellers()]
    return () => send(key, travellers)
  })
  return { requests, ended: Promise.all(requests.map((sell) => sell().catch(() => undefined))) }
}

const lengthOf = async (send: Send) => {
  await burst(send).ended
  const since = Date.now()
  await burst(send).ended
  return Date.now() - since
}

/** To whom the sale of the pact is mailed. */
const buyer = "ana@example.com"

/** The orders of these requests, sent again, those of them that no mail names, and how many mails the buyer got. */
const ordersOf = async (requests: ReturnType<typeof burst>["requests"], mails: string) => {
  const orders = await Promise.all(requests.map(async (sell) => orderIn((await sell()).text)))
  const sent = await (await fetch(mails, { headers: { accept: "application/json" } })).text()
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
    const took = await lengthOf(send)
    const faults: Array<string> = []
    for (const share of shares) {
      const { ended, requests } = burst(send)
      await wait(took * share)
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
    return { faults }
  } finally {
    await running.kill()
  }
}
