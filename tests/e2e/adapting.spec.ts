import type { Page } from "@playwright/test"
import {
  bareInForcedColours,
  brokenNumbers,
  covered,
  cutOff,
  draggedOnly,
  enlarge,
  hiddenFocus,
  moving,
  smallIcons,
  spaceOut
} from "./steps/adapting"
import { violationsOn } from "./steps/axe"
import { all, channelIds } from "./steps/channels"
import { printedPages } from "./steps/content"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { openAwake } from "./steps/forms"
import { atPayment, fillCard, fillEverybody, payFor } from "./steps/paying"
import { atPassengers, atPlans, comeAs } from "./steps/purchase"
import { openPopup, plans } from "./steps/quoteBar"

type Way = (page: Page, sandbox: SandboxHandle, channel: string) => Promise<void>

const open =
  (path: string): Way =>
  async (page, sandbox, channel) =>
    openAwake(page, sandbox.originOf(channel) + path)

/** Some brands sell to registered buyers alone, so Ana walks the steps after the plans. */
const asAna =
  (way: Way): Way =>
  async (page, sandbox, channel) => {
    await comeAs(page, sandbox, channel)
    await way(page, sandbox, channel)
  }

/** Ways to the pages. Without E2E=all, one of each kind: landing, cards, long form, table. */
const ways: Readonly<Record<string, Way>> = {
  "/": open("/"),
  // Prices of five figures.
  "/cotizar": (page, sandbox, channel) => atPlans(page, sandbox, channel, { ages: [34, 8] }),
  "/cotizarpasajeros": asAna(async (page, sandbox, channel) => {
    await atPassengers(page, sandbox, channel)
    await fillEverybody(page, channel)
  }),
  ...(all && {
    "/cotizarcompletarpago": asAna(async (page, sandbox, channel) => {
      await atPayment(page, sandbox, channel)
      await fillCard(page)
    }),
    "/cotizarpagoexitoso": asAna(async (page, sandbox, channel) => {
      await atPayment(page, sandbox, channel)
      await payFor(page)
    }),
    "/tuscompras": asAna(open("/tuscompras")),
    "/tusdatos": asAna(open("/tusdatos")),
    ...Object.fromEntries(printedPages.map(({ path }) => [path, open(path)]))
  })
}
const channels = all ? channelIds : ["b2c"]

/** The ways to a channel's own pages: another's page leads to the home, with a message over it. */
const waysIn = (channel: string) =>
  Object.entries(ways).filter(([path]) => printedPages.find((page) => page.path === path)?.isIn(channel) !== false)

/** What text of twice the size loses. A carousel gives its cards their width a moment after the window's. */
const lost = async (page: Page) => [...(await cutOff(page)), ...(await covered(page)), ...(await brokenNumbers(page))]

for (const channel of channels)
  for (const [path, way] of waysIn(channel)) {
    // A11Y-12
    test(`${channel}${path}: to 400 %, and with text spaced out, all stays readable; text at 200 % covers and loses nothing`, async ({
      page,
      sandbox
    }) => {
      await way(page, sandbox, channel)
      // A desktop's window of 1280 px, enlarged to 200 % and 400 %.
      for (const zoom of [200, 400]) {
        await page.setViewportSize({ width: 128_000 / zoom, height: 102_400 / zoom })
        await expect.poll(() => cutOff(page), { message: `at ${zoom} %` }).toEqual([])
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await spaceOut(page, true)
        await expect.poll(() => cutOff(page), { message: `spaced, at ${width} px` }).toEqual([])
        await spaceOut(page, false)
      }
      expect(await moving(page), "with reduced motion nothing moves").toEqual([])
      const misnamed = await violationsOn(page, { runOnly: ["label-content-name-mismatch"] })
      expect(misnamed, "a control's name holds the words that it shows").toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await draggedOnly(page), "what scrolls sideways has buttons").toEqual([])
      const small = await violationsOn(page, { runOnly: ["target-size"] })
      expect(small, "every target has 24 px").toEqual([])
      await page.emulateMedia({ forcedColors: "active" })
      expect(await bareInForcedColours(page)).toEqual([])
      await page.emulateMedia({ forcedColors: "none" })
      await enlarge(page, "root")
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => lost(page), { message: `text at 200 %, at ${width} px` }).toEqual([])
        expect(await smallIcons(page), `icons at ${width} px`).toEqual([])
      }
    })

    test.describe(() => {
      test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } })

      // A11Y-12
      test(`${channel}${path}: a phone's text at 200 % covers and loses nothing`, async ({ page, sandbox }) => {
        await way(page, sandbox, channel)
        await enlarge(page, "text")
        expect(await lost(page)).toEqual([])
      })
    })
  }

test.describe(() => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } })

  // A11Y-12
  test("all plans in a list: a phone's text at 200 % covers and loses nothing", async ({ page, sandbox }) => {
    await atPlans(page, sandbox, "b2c")
    await page.getByRole("button", { name: "Ver todos" }).filter({ visible: true }).click()
    await expect(plans(page).first().getByRole("button", { name: "Ver más" })).toBeVisible()
    for (const by of ["text", "root"] as const) {
      await enlarge(page, by)
      await expect.poll(() => lost(page), { message: by }).toEqual([])
    }
  })
})

// A11Y-12
test("a phone's text at 200 %: a page's words stand above its landscape, and a phone number on one line", async ({
  page,
  sandbox
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Its numbers are the longest.
  await openAwake(page, `${sandbox.originOf("belo")}/contacto`)
  await enlarge(page, "root")
  const hero = page.locator("section:has(> svg):has(h1)")
  const words = await hero.locator("h1 + p").boundingBox()
  const drawing = await hero.locator(":scope > svg").boundingBox()
  if (!words || !drawing) throw new Error("The page has no words over a landscape.")
  expect(words.y + words.height).toBeLessThanOrEqual(drawing.y)
  const lines = await page
    .locator("footer a[href^='tel:']")
    .evaluateAll((phones) =>
      phones.map((phone) => phone.clientHeight / Number.parseFloat(getComputedStyle(phone).fontSize))
    )
  expect(Math.max(...lines)).toBeLessThan(2)
})

// A11Y-12
test("text at 200 %: the instalments are as large as what is typed, and whole", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  await enlarge(page, "root")
  const sizeOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))
  expect(await sizeOf("Cuotas")).toBe(await sizeOf("Nombre y apellido del titular"))
  const over = await page.getByLabel("Cuotas").evaluate((list) => list.scrollWidth - list.clientWidth)
  expect(over).toBe(0)
})

// A11Y-12
test("at 400 %, a sheet and a dialog show all of the field that has the focus", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openAwake(page, sandbox.originOf("b2c"))
  const day = (await openPopup(page, "Fechas")).getByLabel("Fecha de inicio")
  await day.focus()
  await expect(day).toBeInViewport({ ratio: 1 })
  await openAwake(page, `${sandbox.originOf("b2c")}/politicascookies`)
  await page.getByRole("main").getByRole("button", { name: "Preferencias de cookies" }).click()
  await expect(page.getByLabel("De medición")).toBeFocused()
  expect(await hiddenFocus(page)).toBeUndefined()
  // Here the foot sticks, over the second box.
  await page.setViewportSize({ width: 320, height: 520 })
  await page.keyboard.press("Tab")
  expect(await hiddenFocus(page)).toBeUndefined()
})

/** What is wrong with the control that has the focus, and whether the round of Tab is over. */
const atFocus = async (page: Page) => {
  const hidden = await hiddenFocus(page)
  return page.evaluate((covered) => {
    const at = document.activeElement
    if (!at || at === document.body || at.hasAttribute("data-tabbed")) return { done: true, wrong: [] }
    at.setAttribute("data-tabbed", "")
    const named = `${at.tagName.toLowerCase()} “${(at.getAttribute("aria-label") ?? at.textContent ?? "").trim().slice(0, 40)}”`
    const ringed = [at, at.parentElement, at.closest("label")].some((one) => {
      if (!one) return false
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(one)
      const around = getComputedStyle(one, "::after")
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
        boxShadow !== "none" ||
        (around.outlineStyle !== "none" && Number.parseFloat(around.outlineWidth) > 0)
      )
    })
    return {
      done: false,
      wrong: [...(covered ? [`${covered} is covered`] : []), ...(ringed ? [] : [`${named} shows no focus`])]
    }
  }, hidden)
}

const sizes = [
  [1280, 720],
  [390, 844],
  [320, 256]
].slice(all ? 0 : 2)

// A11Y-12
for (const [width = 0, height = 0] of sizes)
  for (const [path, way] of all ? waysIn("b2c") : [["/contacto", open("/contacto")] as const])
    test(`${path} at ${width}x${height}: Tab reaches every control in sight`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height })
      await way(page, sandbox, "b2c")
      const address = page.url()
      const wrong: Array<string> = []
      for (let tabs = 0; tabs < 200; tabs += 1) {
        await page.keyboard.press("Tab")
        const { done, wrong: found } = await atFocus(page)
        wrong.push(...found)
        if (done) break
      }
      expect(wrong).toEqual([])
      expect(await page.locator("[data-tabbed]").count(), "controls").toBeGreaterThan(15)
      expect(page.url()).toBe(address)
    })

// A11Y-12
test("help and navigation keep their order on every page", async ({ page, sandbox }) => {
  const order = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header a[href], footer a[href]")].map((link) =>
        `${link.closest("header, footer")?.tagName} ${link.getAttribute("href")}`.replace("/#", "#")
      )
    )
  const places = ["/contacto", "/faqs", ...(all ? ["/avisolegal", "/politicascookies", "/arrepentimiento"] : [])]
  await sandbox.open(page, "b2c")
  const first = await order()
  expect(first.filter((link) => /tel:|contacto/.test(link)).length).toBeGreaterThan(1)
  for (const path of places) {
    await sandbox.open(page, "b2c", path)
    const here = await order()
    expect(here.filter((link) => first.includes(link))).toEqual(first.filter((link) => here.includes(link)))
  }
})

// A11Y-12
test("the login takes what is pasted and saved", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  await page.getByRole("link", { name: "ENTRAR" }).click()
  const [email, password] = [page.getByLabel("Email"), page.getByLabel("Contraseña")]
  await expect(email).toHaveAttribute("autocomplete", "username")
  await expect(password).toHaveAttribute("autocomplete", "current-password")
  for (const [field, text] of [
    [email, "ana@example.com"],
    [password, "viaje"]
  ] as const) {
    const taken = await field.evaluate((input, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData("text/plain", data)
      return input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    expect(taken, "a paste is not refused").toBe(true)
  }
})
