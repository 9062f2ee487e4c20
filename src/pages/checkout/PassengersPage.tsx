import { useEffect, useRef } from "react"
import { Alert } from "../../components/Alert/Alert"
import { CouponBox } from "../../components/CouponBox/CouponBox"
import { Dialog } from "../../components/Dialog/Dialog"
import { ProducerBox } from "../../components/ProducerBox/ProducerBox"
import { boxes } from "../../copy/boxes"
import { checkout as copy } from "../../copy/checkout"
import { passengers } from "../../copy/passengers"
import { useSessionEnd } from "../../journey/account/account"
import { type Step2, useStep2 } from "../../journey/checkout/step2"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { say } from "../form/presentFields"
import { LostCoupon } from "./CheckoutPrice"
import { CheckoutStep } from "./CheckoutStep"
import { PassengersForms } from "./PassengersForms"
import { couponError } from "./presentCoupon"

type CheckoutBoxesProps = { readonly step: Step2 }

const CheckoutCoupon = ({ step }: CheckoutBoxesProps) => {
  const { switches } = useJourney()
  const { cancel, slow } = useWords(copy)
  const { coupon: words } = useWords(boxes)
  const { coupon } = step
  const state = useRead(coupon.state)
  const typed = useRead(coupon.typed)
  const unread = useRead(coupon.unread)
  const waiting = state.is === "loading"
  const applied = useRead(step.cart)?.coupon
  const offered = useRead(switches.now)?.coupons !== false
  const isMistyped = state.is === "failed" && "why" in state.error
  useEffect(() => {
    if (isMistyped) document.getElementsByName("coupon")[0]?.focus()
  }, [isMistyped])
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

const CheckoutProducer = ({ step }: CheckoutBoxesProps) => {
  const { channel } = useJourney()
  const { producer: words } = useWords(boxes)
  const { producer } = step
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
  const step = useStep2()
  useSessionEnd(step.enter, channel.registration === "required")
  const found = useRead(step.here)
  const session = useRead(visit.session)
  return (
    <CheckoutStep
      step={step}
      title={title}
      context="purchase"
      boxes={
        <>
          <LostCoupon step={step} onAgain={step.coupon.applyAgain} />
          <CheckoutCoupon step={step} />
          <CheckoutProducer step={step} />
        </>
      }
    >
      {(cart) => found && <PassengersForms step={step} found={found} profile={session && found.profile} cart={cart} />}
    </CheckoutStep>
  )
}
