import { useEffect, useRef } from "react"
import { Alert } from "../../components/Alert/Alert"
import { CouponBox } from "../../components/CouponBox/CouponBox"
import { Dialog } from "../../components/Dialog/Dialog"
import { ProducerBox } from "../../components/ProducerBox/ProducerBox"
import { boxes } from "../../copy/boxes"
import { checkout as copy } from "../../copy/checkout"
import { passengers } from "../../copy/passengers"
import { useSessionEnd } from "../../journey/account/account"
import { type Step2, useStep2 } from "../../journey/checkout/couponBox"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { say } from "../form/presentFields"
import { LostCoupon } from "./CheckoutPrice"
import { CheckoutStep } from "./CheckoutStep"
import { PassengersForms } from "./PassengersForms"
import { couponError } from "./presentCoupon"

type CheckoutBoxesProps = { readonly checkout: Step2 }

const CheckoutCoupon = ({ checkout }: CheckoutBoxesProps) => {
  const { switches } = useJourney()
  const { cancel, slow } = useWords(copy)
  const { coupon: words } = useWords(boxes)
  const { coupon } = checkout
  const state = useRead(coupon.state)
  const typed = useRead(coupon.typed)
  const unread = useRead(coupon.unread)
  const waiting = state.is === "loading"
  const applied = useRead(checkout.cart)?.coupon
  const offered = useRead(switches.now)?.coupons !== false
  // What is typed or applied stays, whatever the operator switches off (OU-21).
  if (!offered && !applied && typed === "") return null
  return (
    <>
      <CouponBox
        label={words.label}
        placeholder={words.placeholder}
        value={typed}
        onChange={coupon.type}
        applyLabel={words.apply}
        onApply={coupon.apply}
        busy={waiting ? words.busy : undefined}
        error={couponError(state, words)}
        applied={
          applied && {
            text: words.applied,
            removeLabel: words.remove,
            onRemove: () => void coupon.remove()
          }
        }
      />
      {waiting && state.slow && (
        <Alert kind="info" button={{ label: cancel, onClick: coupon.cancel }}>
          {slow}
        </Alert>
      )}
      <Dialog title={words.refusedTitle} open={unread} onClose={coupon.dismiss} closeLabel={words.close}>
        <p>{words.refused}</p>
      </Dialog>
    </>
  )
}

const firstWrong = () =>
  document.querySelector<HTMLElement>("fieldset [aria-invalid=true]") ??
  document.querySelector<HTMLElement>("[name=producerCode]")

const useFocusAfterReading = (unread: boolean, refusals: number) => {
  const before = useRef({ unread, refusals })
  useEffect(() => {
    if ((before.current.unread && !unread) || refusals > before.current.refusals) firstWrong()?.focus()
    before.current = { unread, refusals }
  }, [unread, refusals])
}

const CheckoutProducer = ({ checkout }: CheckoutBoxesProps) => {
  const { channel } = useJourney()
  const { producer: words } = useWords(boxes)
  const { producer } = checkout
  const { code, sold } = useRead(producer.given)
  const problem = useRead(producer.problem)
  const unread = useRead(producer.unread)
  useFocusAfterReading(unread, useRead(producer.refusals))
  if (!channel.producer) return null
  return (
    <>
      <ProducerBox
        label={words.label}
        yesLabel={words.yes}
        noLabel={words.no}
        sold={sold}
        onSold={(next) => producer.type({ sold: next })}
        codeLabel={words.code}
        code={code}
        onCode={(next) => producer.type({ code: next })}
        hint={words.hint}
        error={say(words.problems, problem)}
      />
      <Dialog title={words.missingTitle} open={unread} onClose={producer.dismiss} closeLabel={words.close}>
        <p>{words.missing}</p>
      </Dialog>
    </>
  )
}

export const PassengersPage = () => {
  const { title } = useWords(passengers)
  const { channel, visit } = useJourney()
  const checkout = useStep2()
  useSessionEnd(checkout.enter, channel.registration === "required")
  const found = useRead(checkout.here)
  const session = useRead(visit.session)
  return (
    <CheckoutStep
      checkout={checkout}
      title={title}
      context="purchase"
      boxes={
        <>
          <LostCoupon checkout={checkout} onAgain={checkout.coupon.applyAgain} />
          <CheckoutCoupon checkout={checkout} />
          <CheckoutProducer checkout={checkout} />
        </>
      }
    >
      {found && <PassengersForms checkout={checkout} found={found} profile={session && found.profile} />}
    </CheckoutStep>
  )
}
