import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { pactsNow, printsOf } from "./revisions"

test("the CHANGELOG's newest section is about the pacts at hand; `npm run contracts:diff -- --write` adds it", () => {
  const [newest] = readFileSync(join(import.meta.dirname, "../CHANGELOG.md"), "utf8").match(/^## .*$/m) ?? []
  expect(newest?.replace(/^## \S+ · /, "")).toBe(printsOf(pactsNow()))
})
