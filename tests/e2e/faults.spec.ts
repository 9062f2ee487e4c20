import { guarded, walk } from "./faults/faultCases"
import { accountDrives } from "./faults/faultsAccount"
import { checkoutDrives } from "./faults/faultsCheckout"
import { externalDrives } from "./faults/faultsExternal"
import { formDrives } from "./faults/faultsForms"
import { listDrives } from "./faults/faultsLists"
import { quoteDrives } from "./faults/faultsQuote"
import { shopDrives } from "./faults/faultsShop"
import { type CallName, matrix } from "./faults/matrix"
import { journeyOf } from "./faults/row"
import { test } from "./steps/fixtures"
import { test as outside } from "./steps/outside"

/* Each call of the portal with everything that can go wrong: tests/e2e/faults/matrix.ts. */
const drives = {
  ...{ ...shopDrives, ...quoteDrives, ...externalDrives },
  ...{ ...listDrives, ...checkoutDrives, ...accountDrives, ...formDrives }
}

for (const name of Object.keys(matrix) as ReadonlyArray<CallName>) {
  const run = name === "one_trust" ? outside : test
  run(journeyOf(name), { tag: guarded.includes(name) ? "@critical" : [] }, ({ page, sandbox }) =>
    walk(name, drives[name], { page, sandbox })
  )
}
