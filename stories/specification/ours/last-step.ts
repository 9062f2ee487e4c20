import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `Over COMPLETAR PAGO stand who travels, with which document, and where the voucher goes.
    The number brings the instalments that the plan was shown with, if they come to its price.
    While paying, amount, trip and card are told over the page, which stays in sight.
    A declined card's number is marked until it changes, and what a payment's modal said stays over the
    button until the next press.`
}
