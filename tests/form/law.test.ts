import { expect, test } from "vitest"
import { stateOf } from "../../stories/operating/evidence/duty"
import { countries } from "../../stories/operating/evidence/law"

// OU-22
test.each([
  ["2026-12-31", "later"],
  ["2026-12-30", "soon"],
  ["2026-12-01", "soon"],
  ["2026-11-30", "in force"],
  [undefined, "in force"]
] as const)("on 30 November 2026 a duty from %s is %s", (from, state) =>
  expect(stateOf(from === undefined ? {} : { from }, "2026-11-30")).toBe(state)
)

test("every duty has its source and place, and a real day; one within 30 days warns", () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { duties, title } of countries) {
    expect(duties.length).toBeGreaterThan(4)
    for (const duty of duties) {
      expect([duty.source, duty.place].every((text) => text.length > 3)).toBe(true)
      if (duty.from !== undefined) expect(new Date(duty.from).toISOString().slice(0, 10)).toBe(duty.from)
      if (stateOf(duty, today) === "soon") console.warn(`${title}: '${duty.id}' is in force on ${duty.from}.`)
    }
  }
})
