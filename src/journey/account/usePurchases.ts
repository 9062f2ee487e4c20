import { usePerPage } from "../lifetimes"
import { useOnEnter } from "../useJourney"
import { makePurchases, type PurchasesJourney } from "./purchases"

export const usePurchases = (): PurchasesJourney => {
  const purchases = usePerPage(makePurchases)
  useOnEnter(purchases.enter)
  return purchases
}
