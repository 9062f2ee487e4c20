import type { Page } from "@playwright/test"

// What Playwright keeps to itself of its way into Firefox, as read in its 1.64.0 (playwright-bidi).
// A release that renames it fails the walks of tests/engines.

/**
 * Playwright types into Firefox by setting `value`, which React takes for its own change and
 * ignores. This types through the editor, as a person does, with the browser's own events.
 */
export const typeAsUsersDo = () => {
  const insert = (text: string) => void document.execCommand("insertText", false, text)
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set: () => undefined })
}

/** Playwright's tap does nothing over WebDriver BiDi. This sends Firefox a finger's own actions. */
export const tapAsUsersDo = (page: Page) => {
  const screen = Reflect.get(page, "_connection").toImpl(page).delegate.rawTouchscreen
  screen.tap = (_: unknown, x: number, y: number) => {
    const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }))
    const actions = [{ type: "pointerMove", x, y }, ...press]
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions }
    return screen._session.send("input.performActions", { context: screen._session.sessionId, actions: [finger] })
  }
  return page
}
