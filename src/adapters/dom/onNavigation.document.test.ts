import { expect, test, vi } from "vitest"
import { onNavigation } from "./onNavigation"

test("every change of the address within the document is reported with its new path", () => {
  const heard = vi.fn()
  onNavigation(heard)
  history.pushState(null, "", "/cotizar?x=1")
  for (const change of ["pushState", "replaceState", "popstate"]) dispatchEvent(new Event(change))
  expect(heard.mock.calls).toEqual([["/cotizar"], ["/cotizar"], ["/cotizar"]])
})
