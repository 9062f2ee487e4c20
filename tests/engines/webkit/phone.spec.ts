import { aWish, linkTo } from "../../e2e/steps/quoteBar"
import { quoteByLink } from "./buying"
import { expect, test } from "./fixtures"

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // RS-01, A11Y-08
  test("sheets come from the foot, fields name their keyboard, and the plans snap one by one", async ({ visit }) => {
    const wish = aWish()
    const visitor = await visit("b2c")
    const keyboards = await visitor.run(() => {
      const fields = document.querySelectorAll<HTMLInputElement>("form :is([autocomplete^=tel], [autocomplete^=email])")
      return [...fields].map(({ type }) => type)
    })
    expect(keyboards).toEqual(["tel", "email"])
    await visitor.within("form", "Cotizador").press("button", /^Destino/)
    const sheet = () =>
      visitor.run(() => {
        const { bottom, left, right } =
          document.querySelector(":popover-open > *")?.getBoundingClientRect() ?? new DOMRect()
        return [Math.round(left), Math.round(right), Math.round(bottom)]
      })
    await expect.poll(sheet).toEqual([0, 390, 844])
    await visitor.keys("\uE00C")

    await visitor.open(linkTo(wish))
    await quoteByLink(visitor, wish)
    const first = () =>
      visitor.run(() => {
        const plans = [...document.querySelectorAll("[aria-label='Planes'] article")]
        return plans.findIndex((plan) => plan.getBoundingClientRect().left > -20)
      })
    expect(await first()).toBe(0)
    await visitor.run(() => {
      const list = document.querySelector("[aria-label='Planes'] article")?.closest("ul")
      list?.scrollBy({ left: 260, behavior: "instant" })
    })
    await expect.poll(first).toBe(1)
    await visitor.reads(/2 de \d/)
  })
})

test.describe("on its side", () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test("home and results fit, and no popup is higher than the window", async ({ visit }) => {
    const wish = aWish()
    const visitor = await visit("belo", linkTo(wish))
    await quoteByLink(visitor, wish)
    const wide = () => visitor.run(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wide()).toBe(0)
    await visitor.open("/")
    await visitor.within("form", "Cotizador").press("button", /^Fechas/)
    await visitor.within("dialog", "Fechas").sees("button", "Aplicar")
    expect(await wide()).toBe(0)
    const height = await visitor.run(
      () => document.querySelector(":popover-open")?.getBoundingClientRect().height ?? 999
    )
    expect(height).toBeLessThanOrEqual(390)
  })
})

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1024, height: 600 } })

  // QB-04
  test("a popup that fits neither above nor below its button shows its field", async ({ visit }) => {
    const visitor = await visit("b2c")
    await visitor.run(() => scrollTo({ top: 192, behavior: "instant" }))
    await visitor.within("form", "Cotizador").press("button", /^Fechas/)
    const top = () => visitor.run(() => document.querySelector(":popover-open input")?.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
  })
})
