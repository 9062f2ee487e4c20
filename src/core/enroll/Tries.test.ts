import { expect, test } from "vitest"
import { aBuyer, lost } from "../../../contracts/fixtures/buyer"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { SaleUnknown } from "./EnrollApi"
import type { TriedTrip } from "./Tries"

// TR-10
test("a trip on other days is another one, also where both digests begin alike", async () => {
  const alike: TriedTrip = { ...lost, start: "2027-03-01", end: "2027-03-11" }
  const { close, kept, pay } = aBuyer({
    kept: { tries: [alike] },
    provider: { failure: new SaleUnknown({ cause: "500" }) }
  })
  await pay({ agreed: "twice" })
  expect(kept.tries).toHaveLength(2)
  expect(kept.tries).toContainEqual(alike)
  expect(await close(alike)).toMatchObject({ success: { bought: false } })
  expect(kept.passengers).toEqual(twoPassengers)
})
