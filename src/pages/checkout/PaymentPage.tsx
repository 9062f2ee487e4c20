import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { TripCard } from "../../components/TripCard/TripCard"
import { payment as copy } from "../../copy/payment"
import { isExternal } from "../../core/cart/cart"
import { readEmail } from "../../core/person/reach"
import { usePayment } from "../../journey/checkout/payment"
import { useWords } from "../../journey/useWords"
import { noticeState } from "../../journey/visit/visit"
import { CheckoutStep } from "./CheckoutStep"
import { PaymentForm } from "./PaymentForm"
import { PaymentNotice } from "./PaymentNotice"
import { presentTravellers } from "./presentPayment"

export const PaymentPage = () => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const { checkout, payment } = usePayment(go)
  const state = checkout.state.value
  const found = state.is === "done" && state.value.is === "here" ? state.value : undefined
  return (
    <CheckoutStep
      checkout={checkout}
      title={words.title}
      context="payment"
      chosen={payment.form.chosen.value}
      aside={found?.passengers && <TripCard {...presentTravellers(found.passengers, words)} />}
    >
      {found?.passengers && isExternal(found.checkout) && (
        <Alert kind="info">{words.byLink(readEmail(found.passengers.main.email))}</Alert>
      )}
      {found && <PaymentForm checkout={checkout} payment={payment} />}
      <PaymentNotice payment={payment} />
      {payment.closed.value?.bought && <Redirect to="/" replace state={noticeState("closed")} />}
    </CheckoutStep>
  )
}
