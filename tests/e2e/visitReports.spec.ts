import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expect } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { dist, withSandbox } from "./steps/sandbox"

const test = withSandbox.extend<object, { readonly sandboxPort: number }>({
  sandboxPort: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: 0, dist, reports: true })
      await use(sandbox.port)
      await sandbox.close()
    },
    { scope: "worker" }
  ]
})

const own = 'code:"B2C"'
const secret = "4242 4242 4242 4242"
const planted = `addEventListener("planted",()=>{Promise.reject(new Error("${secret}"));throw new Error("${secret}")})`

/** The channel as if its data had `visitReports: true`, and a script of its own that throws when asked to. */
const switchOn = (page: Page) =>
  page.route("**/assets/brand-*.js", async (route) => {
    const text = await readFile(`${dist}${new URL(route.request().url()).pathname}`, "utf8")
    const body = `${text.replace(own, `visitReports:!0,${own}`)}\n${planted}`
    await route.fulfill({ contentType: "text/javascript", body })
  })

const watching = (page: Page) => page.waitForResponse(/\/assets\/visitReports-.*\.js$/)

const reportsAt = async (port: number) => {
  const headers = { accept: "application/json" }
  return (await fetch(`http://127.0.0.1:${port}/_sandbox/visits`, { headers })).text()
}

// OU-24
test("a channel reports nothing of its visits unless its data says so", async ({ page, sandbox, sandboxPort }) => {
  const asked: Array<string> = []
  page.on("request", (request) => void asked.push(request.url()))
  await sandbox.open(page, "b2c", "/cotizar")
  await page.waitForLoadState("networkidle")
  await page.goto("about:blank")
  expect(asked.filter((url) => /visitReports|\/reports/.test(url))).toEqual([])
  expect(await reportsAt(sandboxPort)).toBe("[]")
})

test("a browser that objects is not reported", async ({ page, sandbox, sandboxPort }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await switchOn(page)
  const code = watching(page)
  await sandbox.open(page, "b2c", "/cotizar")
  await code
  await page.goto("about:blank")
  await page.waitForTimeout(500)
  expect(await reportsAt(sandboxPort)).toBe("[]")
})

test("a visit is one report: vitals, an error's place, a failed call, pages; the sandbox shows it", async ({
  page,
  sandbox,
  sandboxPort
}) => {
  await switchOn(page)
  await sandbox.fault("b2c", "userinfo", "500", 9)
  const code = watching(page)
  await sandbox.open(page, "b2c", `/cotizar?edades=34&cupon=VIAJE10`)
  await code
  await page.getByRole("link", { name: "Preguntas frecuentes" }).first().click()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.evaluate(() => dispatchEvent(new Event("planted")))
  await page.goto("about:blank")
  await expect.poll(() => reportsAt(sandboxPort)).toContain("portal-")
  const text = await reportsAt(sandboxPort)
  const [report, ...others] = JSON.parse(text)
  expect(others).toEqual([])
  expect(report.channel).toBe("B2C")
  expect(report.vitals.lcp).toBeGreaterThan(0)
  const [[place, count] = [], ...more] = Object.entries(report.errors)
  expect([place, more]).toEqual([expect.stringMatching(/^brand-.{8}\.js:\d+:\d+$/), [expect.anything()]])
  expect(count).toBe(1)
  expect(Object.keys(report.calls)).toEqual(["userinfo 500"])
  expect(report.steps).toEqual(["/cotizar", "/faqs"])
  for (const mark of ["4242", "VIAJE10", "edades", "?"]) expect(text).not.toContain(mark)
  await page.goto(`http://127.0.0.1:${sandboxPort}/_sandbox/visits`)
  await expect(page.getByRole("row").nth(1)).toContainText("userinfo 500")
  await expect(page.getByRole("row").nth(1)).toContainText(String(place))
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
})
