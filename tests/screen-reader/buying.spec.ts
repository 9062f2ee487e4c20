import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { firefox } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { setNow } from "../e2e/steps/fixtures"
import { dist, withSandbox } from "../e2e/steps/sandbox"
import { typeAsUsersDo } from "../e2e/steps/typing"
import { findFirefox } from "../engines/installed"
import { type Listener, listenTo } from "./listener"
import { startDesktop } from "./orca"
import { reading, written } from "./transcript"

const channel = "b2c"

/** The day of every transcript, for page and provider. */
const today = "2030-03-04T15:00:00Z"

/** Spanish, still, without pages of its own, and without pages kept in memory. */
const firefoxUserPrefs = {
  "browser.aboutwelcome.enabled": false,
  "browser.sessionhistory.max_total_viewers": 0,
  "browser.tabs.inTitlebar": 0,
  "intl.locale.requested": "es-AR",
  "startup.homepage_welcome_url": "about:blank",
  "ui.prefersReducedMotion": 1
}

const test = withSandbox.extend<{ readonly me: Listener }>({
  sandboxPort: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: 0, dist, now: () => new Date(today) })
      await use(sandbox.port)
      await sandbox.close()
    },
    { scope: "worker" }
  ],
  me: async ({ sandbox }, use) => {
    const desktop = await startDesktop()
    const args = ["--width=1400", "--height=960"]
    const own = { args, channel: "moz-firefox", env: { ...desktop.env }, headless: false, firefoxUserPrefs }
    const browser = await firefox.launch({ ...own, executablePath: findFirefox() ?? "firefox-esr" })
    const zone = { locale: "es-AR", timezoneId: "America/Argentina/Buenos_Aires", viewport: null }
    const page = await browser.newPage(zone)
    await page.addInitScript(typeAsUsersDo)
    await setNow(page, today)
    const me = listenTo(page, desktop)
    await me.act("/", () => sandbox.open(page, channel))
    await use(me)
    await browser.close()
    await desktop.close()
  }
})

/** Ends a chapter: git shows what is said otherwise than before, and the conventions judge it. */
const endChapter = (me: Listener, name: string) =>
  writeFile(join(import.meta.dirname, "transcripts", `${name}.txt`), written(me.take()))

test("from the home to the voucher", async ({ me, sandbox }) => {
  const { goTo, hears, press, pressAndHear, push, read, retype, type } = me
  await hears(/^La página tiene/)
  await read()
  await press("Tab", "Tab")
  await push("Siguiente")
  await press("shift+Tab", "Return")
  await endChapter(me, "home")

  await goTo("button", "COTIZAR")
  await pressAndHear("Return", "Revisá 5 datos para cotizar.")
  for (const message of ["Ambas fechas", "Ingresa la edad", "Teléfono es requerido.", "Email es requerido."])
    await pressAndHear("Tab", message)
  await endChapter(me, "errors")

  await push(/^Destino/)
  await goTo("radio", "EUROPA")
  await press("space", "Tab", "Return")
  await type("20/03/2030")
  await press("Tab")
  await type("30/03/2030")
  await press("Return", "Tab", "Return")
  await retype("34")
  await press("Return", "Tab")
  await type("1155550143")
  await press("Tab")
  await type("ana@example.com")
  await sandbox.fault(channel, "quote", "500", 3)
  await pressAndHear("Return", "No perdiste nada: probá de nuevo.")
  await sandbox.heal(channel)
  await sandbox.fault(channel, "quote", "slow", 1, { ms: 7000 })
  await goTo("button", "Reintentar")
  await pressAndHear("Return", "Buscando tus planes")
  await hears("Planes para tu viaje")
  await push("Planes siguientes")
  await push("Ver todos")
  await read()
  await endChapter(me, "results")

  await push("Ver detalles")
  const comparison = me.page.getByRole("dialog")
  await me.act("second tab", () => comparison.getByRole("tab").nth(1).focus())
  await press("Return")
  await me.act("table", () => comparison.getByRole("button", { name: "Ver diferencias" }).focus())
  await press(reading, "Escape")
  await push("¿Me cubre…?")
  // Orca takes the first field of a new dialog for its own place, and says nothing of it.
  await press("Tab", "shift+Tab")
  await type("muela")
  await press("Escape", "Escape")
  await endChapter(me, "comparison")

  await push("COMPRAR")
  await me.act("PASO 2", () => me.page.getByRole("heading", { level: 1, name: "PASO 2" }).waitFor())
  await read()
  await goTo("button", "CONTINUAR")
  await pressAndHear("Return", "datos para continuar")
  for (const [label, text] of [
    ["Nombre", "Ana"],
    ["Apellido", "Martinez"],
    ["Número de documento", "28456712"],
    ["Fecha de nacimiento", "14/02/1996"],
    ["Dirección", "Rivadavia 4820"],
    ["Código postal", "1424"],
    ["Nombre del contacto de emergencia", "Lucia Gomez"],
    ["Teléfono del contacto de emergencia", "1155550187"]
  ] as const)
    await me.fill(label, text)
  await me.choose("Provincia", 2)
  await me.fill("Cupón de descuento", "VIAJE10")
  await sandbox.fault(channel, "quote", "slow", 1, { ms: 2000 })
  await pressAndHear("Return", "DESCUENTO APLICADO CORRECTAMENTE")
  await endChapter(me, "passengers")

  await push("CONTINUAR")
  await hears(/^La página tiene|documento web\.$/)
  await me.act("PASO 3", () => me.page.getByRole("textbox", { name: "Número de tarjeta" }).waitFor())
  await read()
  await push("COMPLETAR PAGO")
  await read("dialog")
  await press("Escape")
  // Orca is silent about a field that has the focus when a dialog closes.
  await goTo("textbox", "Nombre y apellido del titular")
  await press("Tab")
  await type("4000000000000002")
  await me.choose("Cuotas", 1)
  await goTo("checkbox", /^Acepto/)
  await press("space", "Return")
  await me.act("Error", () => me.page.getByText("Ocurrió un error con el pago").waitFor())
  await read("dialog")
  await press("Escape")
  await goTo("textbox", "Nombre y apellido del titular")
  await press("Tab")
  await retype("4242424242424242")
  await sandbox.fault(channel, "sales/enroll", "slow", 1, { ms: 5000 })
  await pressAndHear("Return", "Procesando tu pago")
  await me.act("voucher", () => me.page.getByText("¡Tu pago se realizó con éxito!").waitFor({ timeout: 20_000 }))
  await endChapter(me, "payment")

  await read()
  await endChapter(me, "success")
})
