import type { CartItem } from "../cart/cart"
import { financedTotal, type Instalment, longestInstalment } from "../quote/plan"
import { type CardDraft, typeOf } from "./card"

const fewestFirst = (instalments: ReadonlyArray<Instalment>) => instalments.toSorted((a, b) => a.count - b.count)

/** A card type's ways to pay, fewest first. All, if none is of a known card (PY-12). */
export const instalmentsFor = ({ instalments }: Pick<CartItem, "instalments">, type: string) => {
  const offered = instalments.some(({ paymentMethod }) => typeOf(String(paymentMethod)))
    ? instalments.filter(({ paymentMethod }) => String(paymentMethod) === type)
    : instalments
  return fewestFirst(offered)
}

/** The instalment plan to pay: in debit the one of the fewest, normally one (PY-03). */
export const instalmentOf = (
  item: Pick<CartItem, "instalments">,
  { instalment, mode, type }: Pick<CardDraft, "instalment" | "mode" | "type">
): Instalment | undefined =>
  mode === "debit"
    ? fewestFirst(item.instalments)[0]
    : instalmentsFor(item, type).find(({ id }) => String(id) === instalment)

/** How many instalments the plan was shown with, if they come to its price (OU-15). */
const shownCount = (item: CartItem) => {
  const way = longestInstalment(item)
  return financedTotal(item, way) === undefined ? way?.count : undefined
}

/**
 * The draft with an instalment plan that is on offer, or none (PY-12). The chosen one stays; else
 * the one of `count` instalments, or of as many as the plan was shown with; else the only one.
 * `count`: how many the buyer chose, since each quote and card type has its own ids; 0: took back.
 */
export const fitInstalment = (typed: CardDraft, item: CartItem | undefined, count: number | undefined): CardDraft => {
  if (!item) return typed
  const offered = instalmentsFor(item, typed.type)
  if (offered.some(({ id }) => String(id) === typed.instalment)) return typed
  const wanted = count ?? shownCount(item)
  const fitting = offered.find((one) => one.count === wanted) ?? (offered.length === 1 ? offered[0] : undefined)
  const instalment = fitting ? String(fitting.id) : ""
  return instalment === typed.instalment ? typed : { ...typed, instalment }
}
