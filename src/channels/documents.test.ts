import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { brandEntries } from "."

// CH-10
test("each brand has its own terms and privacy policy, and each is a PDF", async () => {
  const ids = await Promise.all(brandEntries.map(async ({ load }) => (await load()).brand.channel.id))
  const all = ids.flatMap((id) =>
    ["terminosycondiciones", "priva"].map((name) =>
      readFileSync(new URL(`${id}/${name}.pdf`, import.meta.url), "latin1")
    )
  )
  expect(all.map((text) => text.slice(0, 5))).toEqual(all.map(() => "%PDF-"))
  // A copied folder would keep another brand's.
  expect(new Set(all).size).toBe(all.length)
})
