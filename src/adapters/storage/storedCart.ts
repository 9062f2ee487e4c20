import { Option, Schema } from "effect"
import { type Cart, type CartItem, linesOf, payable } from "../../core/cart/cart"
import { toCents } from "../../core/quote/money"
import { or } from "./lenient"

/**
 * `carrito`, in the words of ST-01: the plan that is paid for and, with a coupon, the line of what that takes off. Beside them the
 * portal keeps what it needs to find the plan again, and the plan without the coupon, so that taking it off needs no call.
 */
export const StoredCart = or(
  Schema.Struct({
    items: Schema.Array(Schema.Unknown),
    producto: Schema.optionalKey(Schema.String),
    cobertura: Schema.optionalKey(Schema.String),
    titulo: Schema.optionalKey(Schema.String),
    sinCupon: Schema.optionalKey(Schema.Unknown)
  }),
  { items: [] }
)

export type StoredCart = typeof StoredCart.Type

/** The cart in which nothing lies. */
export const emptyStoredCart: StoredCart = { items: [] }

const Money = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1e12 }))

/** An item of RS-13; amounts in the currency's unit. */
const StoredItem = Schema.Struct({
  Id: Schema.Union([Schema.Finite, Schema.NonEmptyString]),
  Name: Schema.NonEmptyString,
  Currency: Schema.String,
  Amount: Money,
  AmountWithoutPromotion: Schema.NullOr(Money),
  Rate: Schema.Finite,
  Installment: Schema.Array(
    Schema.Struct({
      Id: Schema.Finite,
      IdPaymentMethod: Schema.Finite,
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
    ...(before === null ? {} : { amountBefore: toCents(before) }),
    rate: Rate,
    instalments: Installment.map((one) => ({
      id: one.Id,
      paymentMethod: one.IdPaymentMethod,
      count: one.NumberOfInstallments,
      amount: toCents(one.AmountPerInstallment)
    }))
  }
}

/** A cart as it is stored; its coupon's code is kept beside it. */
export const toStoredCart = (cart: Cart): StoredCart => ({
  items: [
    toItem(payable(cart)),
    ...linesOf(cart)
      .filter(({ is }) => is === "discount")
      .map(({ amount, id, name }) => ({ Id: id, Name: name, Amount: amount / 100 }))
  ],
  producto: cart.product,
  cobertura: cart.coverage,
  ...(cart.title === undefined ? {} : { titulo: cart.title }),
  ...(cart.coupon ? { sinCupon: toItem(cart.item) } : {})
})

/** A stored cart with the coupon that is kept beside it; undefined where there is nothing in it that can be read. */
export const readStoredCart = (stored: StoredCart, coupon: string): Cart | undefined => {
  const { cobertura: coverage = "", items, producto: product = "", sinCupon, titulo: title } = stored
  const paid = readItem(items[0])
  const chosen = readItem(sinCupon)
  const plan = { product, coverage, ...(title === undefined ? {} : { title }) }
  if (paid && chosen && coupon !== "") return { item: chosen, ...plan, coupon: { code: coupon, item: paid } }
  const item = chosen ?? paid
  return item && { item, ...plan }
}

/** The same cart with the plan as it was chosen. */
export const withoutDiscount = ({ sinCupon, ...cart }: StoredCart): StoredCart =>
  sinCupon === undefined ? cart : { ...cart, items: [sinCupon] }
