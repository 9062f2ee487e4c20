import type { Group } from "../requirement"

export const coupon: Group = {
  code: "CU",
  title: "Coupon",
  requirements: {
    "CU-01": {
      text: `A blank coupon is refused unasked.
        Any other quotes the plan again, as PromotionalCode.`,
      reading: "CONTINUAR applies a code that was typed and not applied, since the payment takes none.",
      decision: 128
    },
    "CU-02": {
      text: `A good coupon replaces the cart by the new plan and a discount.
        The page says 'DESCUENTO APLICADO CORRECTAMENTE'.`,
      reading: "Good: it costs less than without promotion, and less than the plan does today.",
      decision: 26
    },
    "CU-03": {
      text: "The discount is the item 'Descuento', named 'CUPON <percent> % OFF', with a negative amount.",
      reading: "The plan shows AmountWithoutPromotion and the discount the difference; the total is Amount.",
      decision: 26
    },
    "CU-04": `Any other coupon: 'EL CUPON NO ES VALIDO' under 'Cupón de Descuento'; the cart stays.
      A call that fails leaves the cart as well, and says so.`,
    "CU-05": "The sale carries the coupon as PromotionalCode."
  }
}
