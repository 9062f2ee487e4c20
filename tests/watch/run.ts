import { parseArgs } from "node:util"
import { chromium } from "playwright"
import { asUrl, optionsOr, orGiveUp } from "../../contracts/verifier/options"
import { findBrowser, launchArgs } from "../run/browser"
import { keptOf } from "../run/keptPurchase"
import { approvedOf } from "./approved"
import { compare } from "./compare"
import { observe } from "./observe"
import { prove } from "./prove"

const help = `Opens the payment page as a buyer's browser does, and compares it with its release (TR-27).

  npm run payment:watch -- --url https://asistencia.b2c.example
  npm run payment:watch -- --prove

  --url      the portal, under the host of a brand
  --dist     the build that was deployed, with its folder release/; dist/ by default
  --connect  an origin that the page may call beside its own; can be repeated
  --buyer    a brand's id: quotes and fills the passengers first, so that the card's form is drawn.
             For brands that sell without a login
  --prove    serves the build of \`npm run build\` itself: changes that it plants must be found, and
             unchanged brands must raise no alarm
  --help     this

Prints JSON: url, time, findings. Ends with 0 without a finding, 1 with one, 2 if the page could not
be opened.`

const options = {
  url: { type: "string" },
  dist: { type: "string", default: "dist" },
  connect: { type: "string", multiple: true },
  buyer: { type: "string" },
  prove: { type: "boolean" },
  help: { type: "boolean" }
} as const

const { buyer, connect = [], dist, prove: proves, url } = optionsOr(help, () => parseArgs({ options }).values)

const browser = await findBrowser(() => undefined)
  .then((executablePath) => chromium.launch({ executablePath, args: [...launchArgs] }))
  .catch(orGiveUp)

const watch = async (address: string) => {
  const approved = approvedOf(dist, new URL(address).hostname, connect)
  const kept = buyer === undefined ? undefined : (await keptOf(browser, new URL(address).origin, buyer)).purchase
  const findings = compare(await observe(browser, address, approved, kept), approved)
  console.log(JSON.stringify({ url: address, time: new Date().toISOString(), findings }, null, 2))
  return findings.length === 0
}

try {
  process.exitCode = (await (proves ? prove(browser, dist) : watch(asUrl("url", url ?? ""))).catch(orGiveUp)) ? 0 : 1
} finally {
  await browser.close()
}
