import { expect, test } from "vitest"
import { aBuyer, lost } from "../../../contracts/fixtures/buyer"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { SaleRefused, SaleUnknown } from "./EnrollApi"
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

// TR-13
test("a payment in doubt stays on record until its trip ends, also when another trip is paid or closed", async () => {
  const begun: TriedTrip = { ...lost, key: "k-begun", start: "2026-12-19" }
  const over: TriedTrip = { ...begun, key: "k-over", end: "2026-12-19" }
  const failures = [undefined, new SaleRefused({ status: 402 }), new SaleUnknown({ cause: "500" })]
  for (const failure of failures) {
    const { kept, pay } = aBuyer({ kept: { tries: [begun, over] }, provider: failure ? { failure } : {} })
    await pay()
    expect(kept.tries).toContainEqual(begun)
    expect(kept.tries).not.toContainEqual(over)
  }
  const { close, kept } = aBuyer({ kept: { tries: [lost, begun] } })
  await close(lost)
  expect(kept.tries).toEqual([begun])
})

// TR-13
test("a payment stays in doubt while its trip lasts, and stops another one until it starts", async () => {
  const begun: TriedTrip = { ...lost, start: "2026-12-19" }
  const look = (tried: TriedTrip) => aBuyer({ kept: { tries: [tried] } }).look()
  expect(await look(lost)).toMatchObject({ open: [lost], lasting: [lost] })
  expect(await look(begun)).toMatchObject({ open: [], lasting: [begun] })
  expect(await look({ ...begun, end: "2026-12-19" })).toMatchObject({ open: [], lasting: [] })
  // A record of an earlier release.
  expect(await look({ ...begun, end: "" })).toMatchObject({ open: [], lasting: [] })
})
