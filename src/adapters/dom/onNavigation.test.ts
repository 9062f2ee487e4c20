// @vitest-environment happy-dom
import { expect, test, vi } from "vitest"
import { onNavigation } from "./onNavigation"

test("every way in which the address changes within the document is told, with the path that it leads to", () => {
  const heard = vi.fn()
  onNavigation(heard)
  history.pushState(null, "", "/cotizar?x=1")
  for (const change of ["pushState", "replaceState", "popstate"]) dispatchEvent(new Event(change))
  expect(heard.mock.calls).toEqual([["/cotizar"], ["/cotizar"], ["/cotizar"]])
})
