import type { Page } from "@playwright/test"
import { noteBodies } from "./steps/bodies"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { aWish, plans, requote } from "./steps/quoteBar"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Enviar por mail" })
const boxes = (page: Page) => plans(page).getByRole("checkbox", { name: "Enviar por mail" })
const bar = (page: Page) => page.getByRole("button", { name: "Enviar por mail" })
const send = (page: Page) => dialog(page).getByRole("button", { name: "ENVIAR" })
const sent = "El mail se envió con éxito. Verifica tu bandeja de entrada"

/** Takes the plan of this title out of every quote, in the page. Returns how to end that. */
const withoutPlan = async (page: Page, title: string) => {
  const ended = await page.evaluateHandle((gone) => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (!new URL(answer.url).pathname.endsWith("/quote")) return answer
      const json = JSON.parse(await answer.text(), (_key, value) =>
        Array.isArray(value) ? value.filter((one) => one?.Title !== gone) : value
      )
      return Response.json(json)
    }
    return () => {
      window.fetch = send
    }
  }, title)
  return () => ended.evaluate((end) => end())
}

/** Quotes on a channel and ticks the plans at these places. */
const tick = async (page: Page, sandbox: SandboxHandle, channel: string, places: ReadonlyArray<number>) => {
  const wish = aWish({ ages: [34, 8] })
  await atPlans(page, sandbox, channel, wish)
  for (const place of places) await boxes(page).nth(place).check()
  return wish
}

test("two ticked plans go to the search's e-mail, and the ticks disappear", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  const sending = await noteBodies(page)
  const wish = await tick(page, sandbox, "b2c", [0, 1])
  const titles = (await plans(page).getByRole("heading").allTextContents()).slice(0, 2)
  await expect(page.getByText("2 planes para enviar por mail")).toBeVisible()
  await bar(page).click()
  await expect(dialog(page).getByLabel("Email")).toHaveValue(wish.email)
  await expect(dialog(page).getByLabel("Email")).toBeFocused()
  const asked = page.waitForRequest(/\/sales\/mail$/)
  await send(page).click()
  expect(new URL((await asked).url()).pathname).toBe("/public_api/sales/mail")
  const body = await sending(/\/sales\/mail$/)
  expect(body).toMatchObject({
    email: wish.email,
    quote: {
      Age: wish.ages,
      Annual: true,
      Sort: 1,
      PromotionalCode: null,
      DestinationCountryIsoCode: null,
      AmountCurrencyISOCode: "ARS",
      Top: 15,
      Phone: wish.phone
    }
  })
  expect(body.quote.Product.map(({ Title }: { Title: string }) => Title)).toEqual(titles)
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByRole("dialog")).toContainText(sent)
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText("para enviar por mail")).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Planes" })).toBeFocused()
})

// ML-01
test("without a valid address nothing is sent", async ({ page, sandbox }) => {
  await tick(page, sandbox, "belo", [0])
  let asked = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/sales/mail")) asked += 1
  })
  await bar(page).click()
  for (const [typed, told] of [
    ["", "Email es requerido."],
    ["ana@", "Email no es válido."]
  ] as const) {
    await dialog(page).getByLabel("Email").fill(typed)
    await send(page).click()
    await expect(dialog(page).getByLabel("Email")).toHaveAccessibleDescription(told)
    await expect(dialog(page).getByLabel("Email")).toBeFocused()
  }
  expect(asked).toBe(0)
})

test("a new quote keeps the ticks of plans that it still offers, and removes the others", async ({ page, sandbox }) => {
  await tick(page, sandbox, "b2c", [0, 1])
  const [first = "", second = ""] = await plans(page).getByRole("heading").allTextContents()
  const bringBack = await withoutPlan(page, first)
  await requote(page)
  await expect(plans(page).first().getByRole("heading")).toHaveText(second)
  await expect(page.getByText("1 plan para enviar por mail")).toBeVisible()
  await expect(boxes(page).nth(0)).toBeChecked()
  await bringBack()
  await requote(page)
  await expect(plans(page).first().getByRole("heading")).toHaveText(first)
  await expect(boxes(page).nth(0)).not.toBeChecked()
  await expect(boxes(page).nth(1)).toBeChecked()
})

test("the visitor can close the bar, and it loads only after a tick", async ({ page, sandbox }) => {
  const fetched: Array<string> = []
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname))
  await tick(page, sandbox, "b2c", [])
  const early = [...fetched]
  await boxes(page).nth(0).check()
  await expect(bar(page)).toBeVisible()
  expect(early.filter((path) => /MailQuote|offers-/.test(path))).toEqual([])
  expect(fetched.some((path) => /MailQuote/.test(path))).toBe(true)
  await page.getByRole("button", { name: "Descartar" }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(boxes(page).nth(0)).not.toBeChecked()
  await expect(page.getByRole("region", { name: "Planes" })).toBeFocused()
})

test("if the mail's code does not load, the page says so with the phones, and the plans stay", async ({
  page,
  sandbox
}) => {
  await page.route(/MailQuote[^/]*\.js/, (route) => route.abort())
  await tick(page, sandbox, "b2c", [0])
  const lost = page.getByRole("alert").filter({ hasText: "No pudimos preparar el envío por mail." })
  await expect(lost).toBeInViewport({ ratio: 1 })
  await lost.getByRole("button", { name: "Cerrar" }).click()
  await expect(boxes(page).nth(0)).not.toBeChecked()
  await expect(plans(page).first()).toBeVisible()
})

test("at 390 and 320 px the bar fits, and does not cover the focused element", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  await tick(page, sandbox, "b2c", [0])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole("banner").getByRole("link", { name: "Inicio" }).first().focus()
    const link = page.getByRole("contentinfo").getByRole("link").last()
    await link.focus()
    const [top, box] = await Promise.all([bar(page).boundingBox(), link.boundingBox()])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  }
})
