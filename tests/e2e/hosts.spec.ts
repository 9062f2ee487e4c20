import { codes } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { bar } from "./steps/quoteBar"

// CH-09, CH-03
test("each host is its own brand", async ({ page, sandbox }) => {
  const seen = { canonical: new Set<string>(), action: new Set<string>(), logo: new Set<string>() }
  for (const [host, code] of codes) {
    await sandbox.open(page, host)
    await expect(bar(page)).toBeVisible()
    seen.canonical.add((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "")
    seen.logo.add(
      (await page.getByRole("banner").getByRole("link", { name: "Inicio" }).locator("use").getAttribute("href")) ?? ""
    )
    seen.action.add(
      await bar(page)
        .getByRole("button", { name: "COTIZAR" })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    )
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("canal") ?? "null"))
    await expect.poll(kept).toMatchObject({ v: 1, data: code })
  }
  expect(seen.canonical.size).toBe(codes.size)
  expect(seen.action.size).toBe(codes.size)
  expect(seen.logo.size).toBe(codes.size)
})

// TR-18
test("an unknown host gets a plain page and makes no call", { tag: "@critical" }, async ({ page, sandbox }) => {
  const calls: Array<string> = []
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url())
  })
  for (const host of ["pas", "b2c.evil", "otro"]) {
    const answer = await page.goto(sandbox.originOf(host))
    expect(answer?.status()).toBe(404)
    await expect(page.getByText("No hay ningún portal en esta dirección")).toBeVisible()
  }
  expect(calls).toEqual([])
})
