import { join } from "node:path"
import { firefox } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { findFirefox } from "../engines/installed"
import { root } from "../run/command"
import { tellPurchase } from "./buying"

/*
 * Every interaction of a whole purchase in Firefox ESR by event timing, unslowed. Needs a build.
 * npx tsx --tsconfig tests/engines/firefox.tsconfig.json tests/bench/firefox.ts [channel]
 */
const [channel = "b2c"] = process.argv.slice(2)
const executablePath = findFirefox()
if (executablePath === undefined) console.log("not run: no Firefox")
else {
  const portal = await startSandbox({ port: 0, dist: join(root, "dist") })
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath })
  await tellPurchase({ browser, origin: `http://${channel}.localhost:${portal.port}/`, channel, rate: 1 })
  await browser.close()
  await portal.close()
}
