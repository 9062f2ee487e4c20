import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { asUrl, optionsOr, orGiveUp } from "../../contracts/verifier/options"
import type { Channel } from "../../src/core/channel/channel"
import { channelIds } from "../conventions/source"
import { findBrowser, launchArgs } from "../run/browser"
import { keptOf } from "../run/keptPurchase"
import { approvedOf } from "./approved"
import { compare } from "./compare"
import { observe } from "./observe"

const help = `Compares a running brand's payment, as a buyer's browser meets it, with its release (TR-26). It sells
nothing.

  npx tsx tests/monitor/run.ts --url https://asistencia.b2c.example
  npx tsx tests/monitor/run.ts --url 'https://{host}'

  --url      the portal, under the host of a brand; {host} stands for each brand's own
  --dist     the build that was released, with its folder release/; dist/ by default
  --connect  an origin that pages may call beside their own; can be repeated
  --buyer    quotes and fills the passengers first, so that the card's form is drawn. For brands that
             sell without a login
  --help     this

Prints JSON: time, and findings by address. Ends with 0 without a finding, 1 with one, 2 if it could
not begin.`

const options = {
  url: { type: "string" },
  dist: { type: "string", default: "dist" },
  connect: { type: "string", multiple: true },
  buyer: { type: "boolean" },
  help: { type: "boolean" }
} as const

const { buyer, connect = [], dist, url = "" } = optionsOr(help, () => parseArgs({ options }).values)

const channelOf = async (id: string): Promise<Channel> => (await import(`../../src/channels/${id}/channel.ts`)).channel
const channels = await Promise.all(channelIds.map(channelOf))
const targets = channels
  .map((channel) => ({ channel, origin: new URL(asUrl("url", url.replace("{host}", channel.hosts[0] ?? ""))).origin }))
  .filter(({ channel, origin }) => [...channel.hosts, `${channel.id}.localhost`].includes(new URL(origin).hostname))

const browser = await findBrowser()
  .then((executablePath) => chromium.launch({ executablePath, args: [...launchArgs] }))
  .catch(orGiveUp)

const paymentOf = async (origin: string, id: string) => {
  const approved = approvedOf(dist, new URL(origin).hostname, connect)
  const storageState = buyer ? (await keptOf(browser, origin, id)).purchase : undefined
  const context = await browser.newContext({ ...(storageState && { storageState }), serviceWorkers: "block" })
  const seen = await observe(context, origin, approved).finally(() => context.close())
  return compare(seen, approved).map(({ kind, what }) => `${kind}: ${what}`)
}

try {
  if (targets.length === 0) throw new Error(`No brand has the host of ${url}.`)
  const findings: Record<string, ReadonlyArray<string>> = {}
  for (const { channel, origin } of targets) {
    findings[origin] = await paymentOf(origin, channel.id).catch((cause: unknown) => [String(cause)])
  }
  console.log(JSON.stringify({ time: new Date().toISOString(), findings }, null, 2))
  process.exitCode = Object.values(findings).flat().length > 0 ? 1 : 0
} catch (cause) {
  orGiveUp(cause)
} finally {
  await browser.close()
}
