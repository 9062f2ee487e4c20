import { expect } from "@playwright/test"
import { consentTexts } from "../../stories/operating/consentTexts"
import { all, channelIds } from "./steps/channels"
import { banner, choose, keptChoice, optional, running, settle, shop } from "./steps/consenting"
import { hostsAsked, productionOrigin, refusedByPolicy, test, trackerHosts } from "./steps/outside"
import { dataLayer, logIn } from "./steps/purchase"
import { aWish, quoteFor } from "./steps/quoteBar"

// CO-02, CL-08
test("no optional script runs before the choice or after a refusal, and the shop works", { tag: "@critical" }, async ({
  page
}) => {
  const hosts = hostsAsked(page)
  await page.goto(shop)
  await expect(banner(page)).toBeVisible()
  await settle(page)
  expect([...hosts].sort()).toEqual(["asistencia.b2c.example", "cdn.cookielaw.org"])

  await choose(page, "Rechazar todas")
  await expect(banner(page)).toBeHidden()
  expect((await keptChoice(page)).data).toEqual({ measurement: false, recording: false, by: "OneTrust" })
  await quoteFor(page, aWish())
  await page.reload()
  await settle(page)
  await expect(banner(page)).toBeHidden()
  expect(optional.filter((host) => hosts.has(host))).toEqual([])
  expect(await running(page)).toBe("")
})

test("accepted scripts run for six months, and the tag manager learns of it; a withdrawn consent stops its scripts", async ({
  context,
  page
}) => {
  const hosts = hostsAsked(page)
  const refused = refusedByPolicy(page)
  await page.goto(shop)
  await choose(page, "Aceptar todas")
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  const told = await dataLayer(page)
  expect(told[0]).toEqual(["consent", "default", expect.objectContaining({ analytics_storage: "denied" })])
  expect(told).toContainEqual([
    "consent",
    "update",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" }
  ])

  const kept = (await context.cookies()).find(({ name }) => name === "OptanonConsent")
  const closed = (await context.cookies()).find(({ name }) => name === "OptanonAlertBoxClosed")
  // OU-25. Without https a browser has no digest of the text.
  expect(await keptChoice(page)).toEqual({
    v: 1,
    savedAt: Date.parse(closed?.value ?? ""),
    data: { measurement: true, recording: true, by: "OneTrust" }
  })
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(185)

  await page.goto(`${shop}/cotizar`)
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await expect(banner(page)).toBeHidden()
  expect([...hosts].sort()).toEqual(["asistencia.b2c.example", ...trackerHosts].sort())
  expect(refused).toEqual([])

  // The cookie policy reopens the preference centre.
  await page.goto(`${shop}/politicascookies`)
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await page.getByRole("main").getByRole("button", { name: "Preferencias de cookies" }).click()
  const centre = page.getByRole("region", { name: "Centro de preferencias" })
  await centre.getByLabel("Grabación").uncheck()
  await centre.getByRole("button", { name: "Confirmar mis preferencias" }).click()
  await expect.poll(() => running(page)).toBe("google_tag_manager")
  await expect(centre).toBeHidden()
  expect((await keptChoice(page)).data).toEqual({ measurement: true, recording: false, by: "OneTrust" })
})

// CO-02
test("no banner and no tracker is on pages with personal data, nor follows there within a document", {
  tag: "@critical"
}, async ({ page }) => {
  await page.goto(shop)
  await choose(page, "Aceptar todas")
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => history.pushState(null, "", "/compraexterna"))])
  await settle(page)
  expect(await running(page)).toBe("")
  await logIn(page, "ana@example.com")
  const hosts = hostsAsked(page)
  for (const path of ["/tusdatos", "/compraexterna"]) {
    await page.goto(`${shop}${path}`)
    await settle(page)
    expect([...hosts].filter((host) => trackerHosts.includes(host))).toEqual([])
    expect(await running(page)).toBe("")
  }
})

test("if OneTrust does not load, no optional script runs and the portal's own preferences open", async ({ page }) => {
  await page.route("**/otSDKStub.js", (route) => route.abort())
  const hosts = hostsAsked(page)
  await page.goto(`${shop}/politicascookies`)
  await settle(page)
  await page.getByRole("main").getByRole("button", { name: "Preferencias de cookies" }).click()
  await expect(page.getByRole("dialog", { name: "Preferencias de cookies" })).toBeVisible()
  expect(optional.filter((host) => hosts.has(host))).toEqual([])
})

test("the other channels have no trackers: no banner, no request to another host", async ({ page, sandbox }) => {
  const hosts = hostsAsked(page)
  const others = all ? channelIds.filter((id) => !["b2c", "b2cchile"].includes(id)) : ["belo", "messis"]
  for (const host of others) {
    await page.goto(productionOrigin(host))
    await settle(page)
    await expect(banner(page)).toBeHidden()
    expect(await sandbox.requests(host, "one_trust")).toEqual([])
  }
  expect([...hosts]).toEqual(others.map((host) => `asistencia.${host}.example`))
})

test("on a development host the portal keeps the choice itself, with the text that was read; no optional script ever runs (CO-01, OU-25)", async ({
  page,
  sandbox
}) => {
  const hosts = hostsAsked(page)
  await sandbox.open(page, "b2c", "/politicascookies")
  await settle(page)
  const opener = page.getByRole("main").getByRole("button", { name: "Preferencias de cookies" })
  const centre = page.getByRole("dialog", { name: "Preferencias de cookies" })
  await opener.click()
  await centre.getByRole("checkbox", { name: "De medición" }).check()
  await centre.getByRole("button", { name: "Guardar preferencias" }).click()
  await expect(opener).toBeFocused()
  const [{ digest }] = consentTexts
  const chosen = { measurement: true, recording: false, text: digest }
  await expect.poll(async () => (await keptChoice(page)).data).toEqual(chosen)
  expect(await keptChoice(page)).toMatchObject({ v: 1, savedAt: expect.any(Number) })

  await page.reload()
  await settle(page)
  await opener.click()
  await expect(centre.getByRole("checkbox", { name: "De medición" })).toBeChecked()
  await expect(centre.getByRole("checkbox", { name: "De grabación" })).not.toBeChecked()
  expect([...hosts]).toEqual(["b2c.localhost"])
  expect(await running(page)).toBe("")
  const asked = await sandbox.requests("b2c", "one_trust")
  expect(asked.filter(({ headers }) => headers.host?.includes("localhost"))).toEqual([])
})
