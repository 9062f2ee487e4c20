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

test("two ticked plans go to the search's e-mail", { tag: "@critical" }, async ({ page, sandbox }) => {
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
  expect(body).toMatchObject({ email: wish.email, quote: { Age: wish.ages, Phone: wish.phone } })
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
