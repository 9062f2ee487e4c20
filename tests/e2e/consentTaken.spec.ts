import { expect } from "@playwright/test"
import { choose, optional, running, settle, shop } from "./steps/consenting"
import { hostsAsked, test, trackerHosts } from "./steps/outside"
import { fillEverybody, goOnToPayment, onSuccess, payFor } from "./steps/paying"
import { choose as buy, passenger } from "./steps/purchase"
import { aWish, fillBar, submit } from "./steps/quoteBar"

test("consent withdrawn in one tab ends in every other at once, without losing input", async ({ context, page }) => {
  await page.goto(`${shop}/faqs`)
  await choose(page, "Aceptar todas")
  const [writer, chooser] = [await context.newPage(), await context.newPage()]
  await writer.goto(`${shop}/contacto`)
  for (const tab of [page, writer]) await expect.poll(() => running(tab)).toBe("google_tag_manager clarity")
  await writer.getByLabel("Nombre").fill("Ana Martínez")
  await chooser.goto(`${shop}/politicascookies`)
  await chooser.getByRole("main").getByRole("button", { name: "Preferencias de cookies" }).click()
  const centre = chooser.getByRole("region", { name: "Centro de preferencias" })
  for (const group of ["Medición", "Grabación"]) await centre.getByLabel(group).uncheck()
  await centre.getByRole("button", { name: "Confirmar mis preferencias" }).click()

  await expect.poll(() => running(page)).toBe("")
  const hosts = hostsAsked(writer)
  await expect.poll(() => writer.evaluate(() => Object(Reflect.get(window, "clarity")).stopped)).toBe(true)
  await expect(writer.getByLabel("Nombre")).toHaveValue("Ana Martínez")
  await writer.getByRole("contentinfo").getByRole("link", { name: "Preguntas frecuentes" }).click()
  await expect(writer).toHaveURL(`${shop}/faqs`)
  await expect.poll(() => running(writer)).toBe("")
  expect(optional.filter((host) => hosts.has(host))).toEqual([])
})

test("a buyer leaves banner and trackers behind; a purchase is one event", async ({ page }) => {
  const told: Array<string> = []
  page.on("request", (request) => {
    const { hostname, searchParams } = new URL(request.url())
    const event = searchParams.get("en") ?? ""
    if (hostname === "www.google-analytics.com" && !["select_content", "gtm.js"].includes(event)) told.push(event)
  })
  await page.goto(shop)
  await choose(page, "Aceptar todas")
  await fillBar(page, aWish())
  await submit(page)
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await buy(page, "b2c")
  await expect(passenger(page, 1)).toBeVisible()
  await expect.poll(() => running(page)).toBe("")
  const hosts = hostsAsked(page)
  await page.reload()
  await expect(passenger(page, 1)).toBeVisible()
  await settle(page)
  expect([...hosts].filter((host) => trackerHosts.includes(host))).toEqual([])
  expect(await running(page)).toBe("")
  await fillEverybody(page, "b2c")
  await goOnToPayment(page)
  await payFor(page)
  expect(told).toEqual(["begin_checkout"])
  const waiting = () => page.evaluate(() => localStorage.getItem("eventosPendientes") ?? "")
  await expect.poll(waiting).toContain('"transaction_id"')
  expect(await waiting()).not.toMatch(/@|martínez|28\.?456/i)
  await page.goto(shop)
  const whole = ["begin_checkout", "add_payment_info", "purchase"]
  await expect.poll(() => told).toEqual(whole)
  await page.goto(`${shop}/cotizarpagoexitoso`)
  await onSuccess(page)
  await page.goto(`${shop}/faqs`)
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await settle(page)
  expect(told).toEqual(whole)
})
