import { type Drive, walk } from "./faults/faultCases"
import { accountDrives } from "./faults/faultsAccount"
import { checkoutDrives } from "./faults/faultsCheckout"
import { formDrives } from "./faults/faultsForms"
import { quoteDrives } from "./faults/faultsQuote"
import { matrix, type Walked } from "./faults/matrix"
import { test } from "./steps/fixtures"

/*
 * Calls about money, a login, people's data or a legal right, with everything that can go wrong:
 * tests/e2e/faults/matrix.ts. The adapters' tests and the stories of its looks hold the others.
 */
const drives: { readonly [Name in Walked]: Drive<Name> } = {
  ...accountDrives,
  ...checkoutDrives,
  ...formDrives,
  ...quoteDrives
}

for (const name of Object.keys(matrix) as ReadonlyArray<Walked>)
  test(`faults: ${name}`, { tag: "@critical" }, ({ page, sandbox }) => walk(name, drives[name], { page, sandbox }))
