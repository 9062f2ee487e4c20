import { Redirect, useLocation } from "wouter"
import { TripCard } from "../components/TripCard/TripCard"
import { payment as copy } from "../copy/payment"
import { noticeState } from "../journey/notices"
import { presentTravellers } from "../journey/presentPayment"
import { usePayment } from "../journey/usePayment"
import { useWords } from "../journey/useWords"
import { CheckoutStep } from "./CheckoutStep"
import { PaymentForm } from "./PaymentForm"
import { PaymentNotice } from "./PaymentNotice"

/** Step 3: what is bought, for whom, and the card that pays it (PY-01). */
export const PaymentPage = () => {
  const words = useWords("payment", copy)
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
      {found && <PaymentForm checkout={checkout} payment={payment} />}
      <PaymentNotice payment={payment} />
      {payment.closed.value && <Redirect to="/" replace state={noticeState("closed")} />}
    </CheckoutStep>
  )
}
