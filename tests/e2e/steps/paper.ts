import type { Page } from "@playwright/test"

/** Exchanges paper and screen in the rules of the page. */
const exchange = () => {
  const swapped = (text: string) =>
    text.replace(/\b(print|screen)\b/g, (medium) => (medium === "print" ? "screen" : "print"))
  const swap = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = swapped(rule.media.mediaText)
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) swap(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    sheet.media.mediaText = swapped(sheet.media.mediaText)
    swap(sheet.cssRules)
  }
}

/**
 * Shows the page as it is printed. WebDriver BiDi has no switch for that, so in Firefox the rules
 * for paper apply to the screen.
 */
export const onPaper = async (page: Page): Promise<void> => {
  const isChromium = page.context().browser()?.browserType().name() === "chromium"
  await (isChromium ? page.emulateMedia({ media: "print" }) : page.evaluate(exchange))
}
