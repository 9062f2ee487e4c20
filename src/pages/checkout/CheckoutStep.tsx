import type { ReactNode } from "react"
import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { CheckoutLayout } from "../../components/CheckoutLayout/CheckoutLayout"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { StepHead } from "../../components/StepHead/StepHead"
import { checkout as copy } from "../../copy/checkout"
import type { Instalment } from "../../core/quote/plan"
import type { CheckoutJourney } from "../../journey/checkout/checkout"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { LateNotice } from "../shell/LateNotice"
import { Layout } from "../shell/Layout"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLate } from "../shell/useLate"
import { useLinkTo } from "../shell/useNavigation"
import { CheckoutCart, CheckoutChanged, CheckoutPrice } from "./CheckoutPrice"

const useTrail = (checkout: CheckoutJourney) => {
  const { trail } = useWords(copy)
  const linkTo = useLinkTo()
  return {
    label: trail.label,
    done: trail.done,
    current: checkout.step === "passengers" ? 1 : 2,
    steps: [
      { label: trail.quote, ...linkTo("/cotizar") },
      { label: trail.passengers, ...linkTo("/cotizarpasajeros") },
      { label: trail.payment }
    ]
  }
}

const Entering = ({ checkout }: { readonly checkout: CheckoutJourney }) => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const late = useLate()
  const state = useRead(checkout.state)
  if (state.is === "failed")
    return (
      <Alert
        kind="bad"
        button={{ label: words.retry, icon: "arrow-clockwise-bold", size: "normal", onClick: checkout.again }}
      >
        {words.lost} <PhoneLinks />
      </Alert>
    )
  if (!late) return null
  const slow = state.is === "loading" && state.slow
  return (
    <LoadingOverlay
      title={words.loading}
      slowText={slow ? words.slow : undefined}
      cancelLabel={slow ? words.cancel : undefined}
      onCancel={() => go("/cotizar")}
    />
  )
}

export type CheckoutStepProps = {
  readonly checkout: CheckoutJourney
  readonly title: string
  readonly context: "purchase" | "payment"
  readonly children: ReactNode
  readonly boxes?: ReactNode
  readonly chosen?: Instalment | undefined
}

export const CheckoutStep = ({ boxes, checkout, children, chosen, context, title }: CheckoutStepProps) => {
  const { switches } = useJourney()
  useOnEnter(switches.follow)
  const trail = useTrail(checkout)
  const state = useRead(checkout.state)
  const ended = useRead(checkout.ended)
  const cart = useRead(checkout.cart)
  const found = state.is === "done" ? state.value : undefined
  // The cart names the coupon, but Back may lead to another part of a long page.
  const isLost = checkout.step === "passengers" && cart?.lostCoupon !== undefined
  const isOver = found?.is === "here" && found.sessionOver
  const told = ended ?? (isOver ? "sessionOver" : isLost ? "couponLost" : undefined)
  return (
    <Layout name={title} context={context}>
      <CheckoutLayout
        head={<StepHead title={title} trail={trail} />}
        aside={
          found?.is === "here" && (
            <CheckoutCart checkout={checkout} chosen={chosen}>
              {boxes}
            </CheckoutCart>
          )
        }
      >
        {found?.is === "here" ? children : !found && <Entering checkout={checkout} />}
      </CheckoutLayout>
      {found?.is === "elsewhere" && <Redirect to={found.path} replace state={noticeState(found.why)} />}
      <CheckoutPrice checkout={checkout} />
      <CheckoutChanged checkout={checkout} />
      {told && <LateNotice key={told} name={told} onTold={() => undefined} />}
    </Layout>
  )
}
