import { expect, type Page } from "@playwright/test"
import { productionOrigin, trackerHosts } from "./outside"

/** A channel with trackers, on its production host. */
export const shop = productionOrigin("b2c")

/** Hosts that no page may ask before the choice. */
export const optional = trackerHosts.filter((host) => host !== "cdn.cookielaw.org")

/** OneTrust's banner. */
export const banner = (page: Page) => page.getByRole("region", { name: "Aviso de cookies" })

/** Accepts or refuses everything. */
export const choose = (page: Page, button: "Aceptar todas" | "Rechazar todas") =>
  banner(page).getByRole("button", { name: button }).click()

/** The trackers that run in the page. */
export const running = (page: Page) =>
  page
    .evaluate(() => ["google_tag_manager", "clarity"].filter((name) => name in window).join(" "))
    .catch(() => "between two documents")

/**
 * Waits until the page asks for nothing, at most ten seconds: a tracker would have come by then.
 * Once, Playwright never said so of a page that had loaded a new document at once.
 */
export const settle = async (page: Page) => {
  await Promise.race([page.waitForLoadState("networkidle"), page.waitForTimeout(10_000)])
  await expect(page.getByRole("main")).toBeVisible()
}

/** What the portal keeps of the visitor's choice, with its envelope. */
export const keptChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("preferenciasCookies") ?? "{}"))
