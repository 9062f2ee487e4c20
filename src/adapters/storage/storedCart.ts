import { Option, Schema } from "effect"
import { type Cart, type CartItem, linesOf, payable } from "../../core/cart/cart"
import { toCents } from "../../core/quote/money"
import { Id } from "../json/idSchema"
import type { StoredCart } from "./cartEntry"

const Money = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1e12 }))

/** An item of RS-13. Amounts are in whole units of the currency. */
const StoredItem = Schema.Struct({
  Id,
  Name: Schema.NonEmptyString,
  Currency: Schema.String,
  Amount: Money,
  AmountWithoutPromotion: Schema.NullOr(Money),
  Rate: Schema.Finite,
  Installment: Schema.Array(
    Schema.Struct({
      Id,
      IdPaymentMethod: Id,
      NumberOfInstallments: Schema.Int,
      AmountPerInstallment: Money
    })
  )
})

const decodeItem = Schema.decodeUnknownOption(StoredItem)

const toItem = (item: CartItem): typeof StoredItem.Type => ({
  Id: item.id,
  Name: item.name,
  Currency: item.currency,
  Amount: item.amount / 100,
  AmountWithoutPromotion: item.amountBefore === undefined ? null : item.amountBefore / 100,
  Rate: item.rate,
  Installment: item.instalments.map(({ amount, count, id, paymentMethod }) => ({
    Id: id,
    IdPaymentMethod: paymentMethod,
    NumberOfInstallments: count,
    AmountPerInstallment: amount / 100
  }))
})

const readItem = (stored: unknown): CartItem | undefined => {
  const item = Option.getOrUndefined(decodeItem(stored))
  if (!item) return undefined
  const { Amount, AmountWithoutPromotion: before, Currency, Id, Installment, Name, Rate } = item
  return {
    id: Id,
    name: Name,
    currency: Currency,
    amount: toCents(Amount),
    ...(before !== null && { amountBefore: toCents(before) }),
    rate: Rate,
    instalments: Installment.map((one) => ({
      id: one.Id,
      paymentMethod: one.IdPaymentMethod,
      count: one.NumberOfInstallments,
      amount: toCents(one.AmountPerInstallment)
    }))
  }
}

/** A cart for storage; the coupon's code is stored beside it. Consent to mails needs a contact. */
export const toStoredCart = (cart: Cart, hasContact: boolean): StoredCart => ({
  items: [
    toItem(payable(cart)),
    ...linesOf(cart)
      .filter(({ is }) => is === "discount")
      .map(({ amount, id, name }) => ({ Id: id, Name: name, Amount: amount / 100 }))
  ],
  producto: cart.product,
  cobertura: cart.coverage,
  ...(cart.title !== undefined && { titulo: cart.title }),
  ...(cart.benefits && { cubre: cart.benefits }),
  ...(cart.coupon && { sinCupon: toItem(cart.item) }),
  ...(cart.lostCoupon !== undefined && { cuponQuitado: cart.lostCoupon }),
  ...(cart.request && {
    pedido: { codigo: cart.request.code, anual: cart.request.annual, suscribir: hasContact && cart.request.subscribed }
  })
})

/** Reads a stored cart with the coupon beside it. Undefined if it has no readable plan. */
export const readStoredCart = (stored: StoredCart, coupon: string): Cart | undefined => {
  const { cobertura: coverage = "", cubre: benefits, producto: product = "", titulo: title } = stored
  const { cuponQuitado: lostCoupon, pedido } = stored
  const paid = readItem(stored.items[0])
  const chosen = readItem(stored.sinCupon)
  const plan = {
    product,
    coverage,
    ...(title !== undefined && { title }),
    ...(benefits && { benefits }),
    ...(lostCoupon !== undefined && { lostCoupon }),
    ...(pedido && { request: { code: pedido.codigo, annual: pedido.anual, subscribed: pedido.suscribir } })
  }
  if (paid && chosen && coupon !== "") return { item: chosen, ...plan, coupon: { code: coupon, item: paid } }
  const item = chosen ?? paid
  return item && { item, ...plan }
}
