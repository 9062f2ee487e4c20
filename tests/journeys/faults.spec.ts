import { type CallName, matrix } from "../faults/matrix"
import { journeyOf } from "../faults/row"
import { walk } from "./faults"
import { accountDrives } from "./faultsAccount"
import { checkoutDrives } from "./faultsCheckout"
import { externalDrives } from "./faultsExternal"
import { formDrives } from "./faultsForms"
import { listDrives } from "./faultsLists"
import { quoteDrives } from "./faultsQuote"
import { shopDrives } from "./faultsShop"
import { test } from "./fixtures"
import { test as outside } from "./outside"

/* Each call of the portal by everything that can go wrong with it: tests/faults/matrix.ts. */
const drives = {
  ...{ ...shopDrives, ...quoteDrives, ...externalDrives },
  ...{ ...listDrives, ...checkoutDrives, ...accountDrives, ...formDrives }
}

for (const name of Object.keys(matrix) as ReadonlyArray<CallName>) {
  const run = name === "one_trust" ? outside : test
  run(journeyOf(name), ({ page, sandbox }) => walk(name, drives[name], { page, sandbox }))
}
