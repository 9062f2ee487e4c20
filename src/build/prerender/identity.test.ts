import { expect, test } from "vitest"
import { brandEntries } from "../../channels"
import { first } from "../../channels/hosts"
import { colourOf } from "./identity"

test("a brand's colour is a value; a name that no theme has fails the build", () => {
  for (const { id } of brandEntries) expect(colourOf(id, "--brand-700")).toMatch(/^#[\da-f]{6}$/)
  expect(() => colourOf(first, "--brand-7000")).toThrow("No theme has --brand-7000.")
})
