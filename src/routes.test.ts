import { expect, test } from "vitest"
import { links } from "./copy/links"
import { routes } from "./routes"

test("the page of links leads to every page there is", () => {
  const known = links.pages.links.map(({ href }) => href)
  expect(routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
})
