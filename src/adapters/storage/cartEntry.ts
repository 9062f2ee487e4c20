import { Schema } from "effect"
import { Flag, or, StoredTrip, Text } from "./storedTrip"

/** The rows of a plan, in the provider's words. */
export const StoredBenefits = Schema.optionalKey(
  Schema.Array(Schema.Struct({ description: Schema.String, detail: Schema.String }))
)

/**
 * `carrito`, in the words of ST-01: the plan to pay and, with a coupon, the discount line. The
 * portal adds what finds the plan in a new quote; the plan without the coupon, so that removing the
 * coupon needs no request; a coupon that went; a partner's request; and the trip, if the visitor
 * has quoted another one since.
 */
export const StoredCart = or(
  Schema.Struct({
    items: Schema.Array(Schema.Unknown),
    producto: Schema.optionalKey(Schema.String),
    cobertura: Schema.optionalKey(Schema.String),
    titulo: Schema.optionalKey(Schema.String),
    cubre: StoredBenefits,
    sinCupon: Schema.optionalKey(Schema.Unknown),
    cuponQuitado: Schema.optionalKey(Schema.String),
    pedido: Schema.optionalKey(Schema.Struct({ codigo: Text, anual: Schema.NullOr(Schema.Boolean), suscribir: Flag })),
    viaje: Schema.optionalKey(StoredTrip)
  }),
  { items: [] }
)

export type StoredCart = typeof StoredCart.Type

export const emptyStoredCart: StoredCart = { items: [] }

/** Puts the chosen plan back without the coupon, whose code the visitor will be told. */
export const withoutDiscount = ({ sinCupon, ...cart }: StoredCart, coupon: string): StoredCart =>
  sinCupon === undefined ? cart : { ...cart, items: [sinCupon], ...(coupon !== "" && { cuponQuitado: coupon }) }
