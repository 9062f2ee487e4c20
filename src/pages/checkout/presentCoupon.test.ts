import { expect, test } from "vitest"
import { boxes } from "../../copy/boxes"
import { couponError } from "./presentCoupon"

test.each([
  ["CouponRefused", "EL CUPON NO ES VALIDO"],
  ["CouponUnknown", boxes.coupon.unknown],
  ["Broken", boxes.coupon.unknown],
  ["CouponNeedsContact", boxes.coupon.contact]
])("of a coupon that failed by %s the field says %s", (_tag, text) => {
  expect(couponError({ is: "failed", error: { _tag } }, boxes.coupon)).toBe(text)
})

test("of a coupon of a purchase that another tab replaced the field says nothing: the page does", () => {
  expect(couponError({ is: "failed", error: { _tag: "CartGone" } }, boxes.coupon)).toBeUndefined()
})

const mistyped = (why: "blank" | "card") => ({ is: "failed", error: { _tag: "CouponMistyped", why } }) as const

test("a coupon field that is empty or has a card number says so; an accepted coupon has no message", () => {
  expect(couponError(mistyped("blank"), boxes.coupon)).toBe("Este campo es obligatorio.")
  expect(couponError(mistyped("card"), boxes.coupon)).toMatch(/^Esto parece un número de tarjeta/)
  expect(couponError({ is: "done", value: {} }, boxes.coupon)).toBeUndefined()
})
