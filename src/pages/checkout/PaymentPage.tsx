import { useEffect, useRef } from "react"
import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { Stack } from "../../components/Stack/Stack"
import { TripCard } from "../../components/TripCard/TripCard"
import { payment as copy } from "../../copy/payment"
import { isExternal } from "../../core/cart/cart"
import { readEmail } from "../../core/person/reach"
import { type Notice, type PaymentJourney, usePayment } from "../../journey/checkout/payment"
import { useJourney, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { PhoneLinks } from "../shell/PhoneLinks"
import { CheckoutStep } from "./CheckoutStep"
import { PaymentForm } from "./PaymentForm"
import { presentNotice, presentTravellers } from "./presentPayment"

const focusFirstWrong = () => {
  const found = document.querySelector<HTMLElement>("main form [aria-invalid=true]")
  const control = found?.matches("input, select") ? found : found?.querySelector("input")
  control?.focus()
}

const isWay = <Ways extends object>(notice: Notice, ways: Ways): notice is Notice & keyof Ways =>
  notice !== undefined && Object.hasOwn(ways, notice)

const PaymentNotice = ({ payment }: { readonly payment: PaymentJourney }) => {
  const { openDocument } = useJourney()
  const words = useWords(copy)
  const notice = payment.notice.value
  const told = presentNotice(notice, { tried: payment.tried.value, ...payment.about.value }, words)
  const before = useRef(notice)
  useEffect(() => {
    if (before.current === "wrong" && notice === undefined) focusFirstWrong()
    before.current = notice
  }, [notice])

  if (!told) return null
  // It stays open, so that the visitor cannot use the page behind it.
  const toLogin = () => openDocument("/login")
  const ways = {
    confirm: { label: words.confirm.pay, act: payment.payAnyway },
    confirmTwice: { label: words.confirmTwice.pay, act: payment.payAnyway },
    notKept: { label: words.notKept.pay, act: payment.payAnyway },
    sessionLost: { label: words.sessionLost.login, act: toLogin },
    gone: { label: words.gone.plans, act: () => openDocument("/cotizar") }
  }
  const way = isWay(notice, ways) ? ways[notice] : undefined
  const { trip } = payment.about.value
  return (
    <Dialog
      title={told.title}
      open
      onClose={notice === "sessionLost" ? toLogin : payment.dismiss}
      closeLabel={words.close}
      actions={
        way && (
          <>
            {trip && (
              <Button kind="line" onClick={() => void payment.close(trip)}>
                {words.received}
              </Button>
            )}
            <Button onClick={way.act}>{way.label}</Button>
          </>
        )
      }
    >
      <Stack>
        {told.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {told.phones && <PhoneLinks />}
      </Stack>
    </Dialog>
  )
}

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
