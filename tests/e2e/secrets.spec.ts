import type { Page } from "@playwright/test"
import { noteCalls } from "./steps/bodies"
import { expect, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"
import { atPayment, fillCard, noteEvents, onSuccess, payButton, toPayment } from "./steps/paying"
import { comeAs } from "./steps/purchase"

const holder = "QWERTA MARCADA"
/**
 * Must be nowhere: the holder, the number in any grouping, the expiry, the code as a separate word.
 */
const marks: ReadonlyArray<readonly [what: string, mark: RegExp]> = [
  ["holder", /QWERTA|MARCADA/i],
  ["number", /4242[^\d]{0,3}4242/],
  ["expiry", /(?<!\d)(?:11[/-]?(?:20)?31|2031)(?!\d)/],
  ["code", /(?<![\d.,])987(?![\d.,])/]
]
/** A random key, a digest of a file and its name may hold some digits by chance. */
const byChance = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|sha\d{3}-[\w+/=]+|\/assets\/[\w.-]+/g
const foundIn = (place: string, given: string) => {
  const text = given.replaceAll(byChance, "")
  return marks.flatMap(([what, mark]) => {
    const found = mark.exec(text)
    return found ? [`${what} in ${place}: ${text.slice(Math.max(0, found.index - 30), found.index + 20)}`] : []
  })
}

/** Everything that a document leaves to the next one, to scripts, or on screen. */
const whatIsKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const typed = [...document.querySelectorAll("input, select, textarea")].map((field) =>
      field instanceof HTMLInputElement ? field.value : ""
    )
    return {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      databases: JSON.stringify(databases),
      caches: JSON.stringify(await caches.keys().catch(() => [])),
      address: `${location.href} ${document.title} ${JSON.stringify(history.state)} ${document.referrer} ${window.name}`,
      page: document.documentElement.outerHTML,
      typed: typed.join("\n"),
      globals: JSON.stringify(Object.values(window).filter((value) => typeof value === "string"))
    }
  })

// PY-19
test("a card is in the one sale that it paid and nowhere else", { tag: "@critical" }, async ({
  context,
  page,
  sandbox
}) => {
  const told = await noteEvents(page)
  const calls = await noteCalls(page)
  const said: Array<string> = []
  const sent: Array<{ readonly url: string; readonly text: string }> = []
  page.on("console", (message) => said.push(message.text()))
  context.on("request", (request) =>
    sent.push({
      url: request.url(),
      text: `${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`
    })
  )
  await toPayment(page, sandbox, "b2cchile", { email: `marca${process.pid}@example.com` })
  await fillCard(page, { holder })
  // While typing, only the page itself may hold it, masked from recorders.
  const { page: shown, typed, ...keptWhileTyped } = await whatIsKept(page)
  expect(Object.entries(keptWhileTyped).flatMap(([place, text]) => foundIn(place, text))).toEqual([])
  expect(foundIn("fields", typed)).toHaveLength(4)
  expect(shown).toContain("cc-number")
  for (const label of ["Nombre y apellido del titular", "Número de tarjeta", "Vencimiento", "Código de seguridad"])
    await expect(page.getByLabel(label)).toHaveAttribute("data-clarity-mask", "true")

  await payButton(page).click()
  await onSuccess(page)
  const after = await whatIsKept(page)
  expect(Object.entries(after).flatMap(([place, text]) => foundIn(place, text))).toEqual([])
  expect([...said, ...told].flatMap((text) => foundIn("what was told", text))).toEqual([])
  expect(told.some((text) => text.includes("purchase"))).toBe(true)

  const inAll = [
    ...sent.map(({ text, url }) => ({ path: new URL(url).pathname, text })),
    ...calls.map(({ body, path }) => ({ path, text: body }))
  ]
  const carriers = inAll.filter(({ text }) => foundIn("", text).length > 0)
  expect([...new Set(carriers.map(({ path }) => path))]).toEqual(["/public_api/sales/enroll"])
  for (const { text } of carriers) expect(foundIn("the sale", text)).toHaveLength(4)
  expect(calls.filter(({ path }) => path.endsWith("/sales/enroll"))).toHaveLength(1)

  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(foundIn("the page before", (await whatIsKept(page)).page)).toEqual([])
  const provider = JSON.stringify([
    await sandbox.requests("b2cchile", "sales/enroll"),
    await sandbox.mailsTo(`marca${process.pid}@example.com`)
  ])
  const unmasked = foundIn("what the provider keeps", provider).filter((found) => !found.startsWith("holder"))
  expect(unmasked).toEqual([])
})

/** What a script can do that wants its own markup in the page, through a policy of this name. */
const write = (page: Page, policy: string) =>
  page.evaluate((name) => {
    const policies = Reflect.get(globalThis, "trustedTypes")
    try {
      const own = policies.createPolicy(name, { createHTML: (text: string) => text })
      document.body.appendChild(document.createElement("div")).innerHTML = own.createHTML("<b>mine</b>")
      return "written"
    } catch (error) {
      return error instanceof TypeError ? "refused" : String(error)
    }
  }, policy)

// TR-21
test("no script makes a policy of its own in a guarded document, and none at all in the payment's", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPayment(page, sandbox, "b2c")
  for (const name of ["evil", "html", "asistencia", "default"]) expect(await write(page, name)).toBe("refused")
  await comeAs(page, sandbox, "b2c", "ana@example.com")
  for (const path of ["/cotizarpasajeros", "/tuscompras", "/tusdatos"]) {
    await sandbox.open(page, "b2c", path)
    for (const name of ["evil", "html", "default"]) expect(await write(page, name)).toBe("refused")
  }
})

// TR-14
test("paper shows the total of a payment, and of its card the last digits alone; a typed card is gone after leaving the page and coming back", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPayment(page, sandbox, "b2cchile")
  await fillCard(page, { holder })
  await page.goto(`${sandbox.originOf("b2cchile")}/faqs`)
  await page.goBack()
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("")
  await expect(page.getByLabel("Código de seguridad")).toHaveValue("")
  expect(foundIn("fields", (await whatIsKept(page)).typed)).toEqual([])
  await fillCard(page, { holder })
  await onPaper(page)
  await expect(page.getByText("Visa terminada en 4242")).toBeVisible()
  for (const label of ["Número de tarjeta", "Vencimiento", "Código de seguridad"])
    await expect(page.getByLabel(label)).toBeHidden()
  // This browser caches no page; one that does fires `pageshow` when it returns.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("")
  await expect(page.getByLabel("Nombre y apellido del titular")).toHaveValue("Ana Martínez")
  expect(foundIn("fields", (await whatIsKept(page)).typed)).toEqual([])
})
