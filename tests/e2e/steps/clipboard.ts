import type { Page } from "@playwright/test"

/** Lets a walk read what was copied. Firefox takes this from its preferences instead. */
export const allowClipboard = async (page: Page) => {
  const context = page.context()
  if (context.browser()?.browserType().name() !== "chromium") return
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
}
