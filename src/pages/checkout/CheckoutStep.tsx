import type { ReactNode } from "react"
import { Redirect, useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { CheckoutAside, CheckoutLayout, CheckoutMain } from "../../components/CheckoutLayout/CheckoutLayout"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { checkout as copy } from "../../copy/checkout"
import type { Instalment } from "../../core/quote/plan"
import type { PurchaseStep } from "../../journey/checkout/step"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { LateNotice } from "../shell/LateNotice"
import { Layout } from "../shell/Layout"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLate } from "../shell/useLate"
import { useLinkTo } from "../shell/useNavigation"
import { CheckoutCart, CheckoutChanged, CheckoutPrice } from "./CheckoutPrice"

const useTrail = (step: PurchaseStep) => {
  const { trail } = useWords(copy)
  const linkTo = useLinkTo()
  return {
    label: trail.label,
    done: trail.done,
    current: step.name === "passengers" ? 1 : 2,
    steps: [
      { label: trail.quote, ...linkTo("/cotizar") },
      { label: trail.passengers, ...linkTo("/cotizarpasajeros") },
      { label: trail.payment }
    ]
  }
}

const Entering = ({ step }: { readonly step: PurchaseStep }) => {
  const words = useWords(copy)
  const [, go] = useLocation()
  const late = useLate()
  const state = useRead(step.state)
  if (state.is === "failed")
    return (
      <Alert
        kind="bad"
        button={{ label: words.retry, icon: "arrow-clockwise-bold", size: "normal", onClick: step.again }}
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
  readonly step: PurchaseStep
  readonly title: string
  readonly context: "purchase" | "payment"
  readonly children: (cart: ReactNode) => ReactNode
  readonly boxes?: ReactNode
  readonly chosen?: Instalment | undefined
}

export const CheckoutStep = ({ boxes, step, children, chosen, context, title }: CheckoutStepProps) => {
  const { switches } = useJourney()
  useOnEnter(switches.follow)
  const trail = useTrail(step)
  const state = useRead(step.state)
  const ended = useRead(step.ended)
  const cart = useRead(step.cart)
  const found = state.is === "done" ? state.value : undefined
  const notice = () => {
    if (ended) return ended
    if (found?.is === "here" && found.sessionOver) return "sessionOver"
    // The cart names the coupon, but Back may lead to another part of a long page.
    return step.name === "passengers" && cart?.lostCoupon !== undefined ? "couponLost" : undefined
  }
  const told = notice()
  return (
    <Layout name={title} context={context}>
      <CheckoutLayout title={title} trail={trail}>
        {found?.is === "here" &&
          children(
            <CheckoutAside>
              <CheckoutCart step={step} chosen={chosen}>
                {boxes}
              </CheckoutCart>
            </CheckoutAside>
          )}
        {!found && (
          <CheckoutMain>
            <Entering step={step} />
          </CheckoutMain>
        )}
      </CheckoutLayout>
      {found?.is === "elsewhere" && <Redirect to={found.path} replace state={noticeState(found.why)} />}
      <CheckoutPrice step={step} />
      <CheckoutChanged step={step} />
      {told && <LateNotice key={told} name={told} onTold={() => undefined} />}
    </Layout>
  )
}
