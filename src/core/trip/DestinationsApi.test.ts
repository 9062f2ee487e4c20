import fc from "fast-check"
import { expect, test } from "vitest"
import { type Destination, destinationsFor } from "./DestinationsApi"

const place = (id: number, order: number, exclusiveForChannels: ReadonlyArray<string> = []): Destination => ({
  id,
  order,
  exclusiveForChannels,
  name: `LUGAR ${id}`,
  scene: "europa"
})

test("an entry without exclusive channels is for all", () => {
  expect(destinationsFor("ANY", [place(1, 1)])).toEqual([place(1, 1)])
})

test("an exclusive entry is only for its channels, by exact code", () => {
  const all = [place(1, 1, ["ACME", "ACMECHILE"])]
  expect(destinationsFor("ACME", all)).toEqual(all)
  expect(destinationsFor("ACMECHILE", all)).toEqual(all)
  expect(destinationsFor("ACM", all)).toEqual([])
  expect(destinationsFor("acme", all)).toEqual([])
})

test("sorts by order and then by id, whatever the list's own order", () => {
  const all = [place(8, 2), place(7, 2), place(2, 3), place(6, 1)]
  expect(destinationsFor("ACME", all).map(({ id }) => id)).toEqual([6, 7, 8, 2])
})

test("the given list stays unchanged, and its order does not matter", () => {
  const all = [place(3, 1), place(1, 2), place(2, 2), place(4, 1, ["ACME"])]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      const before = [...shuffled]
      expect(destinationsFor("ACME", shuffled).map(({ id }) => id)).toEqual([3, 4, 1, 2])
      expect(shuffled).toEqual(before)
    })
  )
})
