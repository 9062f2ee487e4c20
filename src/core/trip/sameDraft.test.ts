import { expect, test } from "vitest"
import { isSameDraft } from "./sameDraft"

const draft = {
  destination: "EUROPA",
  start: "05/12/2026",
  end: "19/12/2026",
  ages: ["34", "8"],
  phone: "1155550143",
  email: "ana@example.com",
  subscribed: true
}

test("two drafts are the same whatever the order of their fields", () => {
  const { destination, ...rest } = draft
  expect(isSameDraft(draft, { ...rest, destination })).toBe(true)
})

test("'0,5' is one age, not two", () => {
  expect(isSameDraft({ ...draft, ages: ["0,5"] }, { ...draft, ages: ["0", "5"] })).toBe(false)
})

test.each([
  { destination: "" },
  { start: "06/12/2026" },
  { end: "" },
  { ages: ["34"] },
  { ages: ["8", "34"] },
  { phone: "" },
  { email: "" },
  { subscribed: false },
  { subscribed: undefined }
])("%j makes another draft", (change) => {
  expect(isSameDraft(draft, { ...draft, ...change })).toBe(false)
})
