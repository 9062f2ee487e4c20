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

test("an exclusive entry is only for its channels, by exact code", () => {
  const all = [place(1, 1, ["ACME", "ACMECHILE"])]
  expect(destinationsFor("ACME", all)).toEqual(all)
  expect(destinationsFor("ACMECHILE", all)).toEqual(all)
  expect(destinationsFor("ACM", all)).toEqual([])
  expect(destinationsFor("acme", all)).toEqual([])
})

test("destinations come by order and then by id, whatever the list's own order, which stays unchanged", () => {
  const all = [place(3, 1), place(1, 2), place(2, 2), place(4, 1, ["ACME"])]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      const before = [...shuffled]
      expect(destinationsFor("ACME", shuffled).map(({ id }) => id)).toEqual([3, 4, 1, 2])
      expect(shuffled).toEqual(before)
    })
  )
})
