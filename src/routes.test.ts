import { expect, test } from "vitest"
import { links } from "./copy/links"
import { routes } from "./routes"
import source from "./routes.ts?raw"

test("the page of links leads to every page there is", () => {
  const known = links.pages.links.map(({ href }) => href)
  expect(routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
})

test("each row names the file that it fetches", () => {
  const fetched = [
    ...source.matchAll(/page: "([^"]+)",\s*load: async \(\) => \(await import\("\.\/pages\/([^"]+)"\)\)\.(\w+)/g)
  ]
  expect(fetched.map(([, page]) => page).toSorted()).toEqual(routes.map(({ page }) => page).toSorted())
  for (const [, page = "", file, name = ""] of fetched) {
    expect(page).toBe(file)
    expect(page.split("/").at(-1)).toBe(name)
  }
})
