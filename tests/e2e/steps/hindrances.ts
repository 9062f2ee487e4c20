import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { isoDay } from "./quoteBar"
import { dist } from "./sandbox"

const scripts = "**/assets/*.js"
/**
 * The document of a server without a map of hosts, for every address: the client renders all of it.
 */
const shell = readFileSync(`${dist}/index.html`, "utf8")

/** What the shell loads at once; its import map names every script. */
const atOnce = shell.replace(/<script type="importmap">.*?<\/script>/s, "")

const drawn = new WeakSet<Page>()

/** Makes every page load that document. */
export const serveShell = async (page: Page) => {
  drawn.add(page)
  await page.route(
    ({ pathname }) => /^\/[a-z]*$/.test(pathname),
    (route) => route.fulfill({ contentType: "text/html", body: shell })
  )
}

/** Makes every page load the home's document, as a brand's own folder behind a plain fallback does. */
export const serveHome = (page: Page, channel: string) =>
  page.route(
    ({ pathname }) => /^\/[a-z]*$/.test(pathname),
    (route) => route.fulfill({ contentType: "text/html", body: readFileSync(`${dist}/${channel}/index.html`, "utf8") })
  )

/** A page that the client renders always gets its first scripts: without them it has no field. */
const comes = (page: Page, pathname: string) => drawn.has(page) && atOnce.includes(pathname)

/** Five sixths of the page's time, for a browser whose protocol slows no processor. */
const keepBusy = () => {
  const busy = () => {
    const end = performance.now() + 50
    while (performance.now() < end);
    setTimeout(busy, 10)
  }
  busy()
}

/** What delays or blocks the scripts. */
export const circumstances: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "at once": async () => {},
  late: async (page) => {
    const end = new Promise((resolve) => {
      page.once("domcontentloaded", () => setTimeout(resolve, 3000))
    })
    await page.route(scripts, async (route) => {
      if (!comes(page, new URL(route.request().url()).pathname)) await end
      await route.continue()
    })
  },
  "lost once": async (page) => {
    const lost = new Set<string>()
    await page.route(scripts, async (route) => {
      const { pathname } = new URL(route.request().url())
      const isLost = !lost.has(pathname) && !comes(page, pathname)
      lost.add(pathname)
      await (isLost ? route.abort() : route.continue())
    })
  },
  "slow CPU": async (page) => {
    const isChromium = page.context().browser()?.browserType().name() === "chromium"
    if (!isChromium) return page.addInitScript(keepBusy)
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  }
}

/** Saves a search of the same visitor with another phone and address. */
export const keepSearch = (page: Page) =>
  page.addInitScript(
    (stored) => localStorage.getItem("busquedaCotizar") ?? localStorage.setItem("busquedaCotizar", stored),
    JSON.stringify({
      v: 1,
      savedAt: Date.now(),
      data: {
        objDetallesViaje: {
          telefono: "1155550143",
          destino: "EUROPA",
          origen: "Argentina",
          email: "antes@example.com",
          edadesPasajeros: [{ edad: 40 }],
          fechas: { fechaInicio: isoDay(30), fechaFin: isoDay(40) },
          suscribir: true,
          cuponDescuento: null
        },
        cuponDescuento: null,
        productor: null,
        vendioProductor: false,
        resultados: [],
        carrito: { items: [] }
      }
    })
  )

/**
 * A file of the build never arrives, as after a cut or a release. `heal` restores it, as do `tries`
 * requests.
 */
export const lose = async (page: Page, chunk: string, kind: "js" | "css", tries = Number.POSITIVE_INFINITY) => {
  const files = `**/assets/${chunk}-*.${kind}`
  let asked = 0
  await page.route(files, (route) => {
    asked += 1
    return asked > tries ? route.continue() : route.abort()
  })
  return { heal: () => page.unroute(files), asked: () => asked }
}
