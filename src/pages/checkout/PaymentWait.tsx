import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { PaymentSlip } from "../../components/PaymentSlip/PaymentSlip"
import { checkout as checkoutCopy } from "../../copy/checkout"
import { payment as copy } from "../../copy/payment"
import { totalOf } from "../../core/cart/cart"
import type { Paying } from "../../core/enroll/payingState"
import type { PaymentJourney } from "../../journey/checkout/payment"
import { slowAfter } from "../../journey/remote"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { useLate } from "../shell/useLate"
import { presentCartBar } from "./presentCart"
import { presentCharge, presentSlow } from "./presentPayment"

type Props = { readonly payment: PaymentJourney; readonly state: Paying }

/** A payment under way cannot be cancelled (OU-12). It says how much, and with which card. */
export const PaymentWait = ({ payment: { form, step }, state }: Props) => {
  const { channel, copy: shell } = useJourney()
  const words = useWords(copy)
  const checkoutWords = useWords(checkoutCopy)
  const slow = useLate(slowAfter)
  const cart = useRead(step.cart)
  const search = useRead(step.search)
  const typed = useRead(form.typed)
  const chosen = useRead(form.chosen)
  return (
    <LoadingOverlay title={words.paying} hint={words.stay} slowText={slow ? presentSlow(state, words) : undefined}>
      {cart && search && (
        <PaymentSlip
          {...presentCartBar(cart, search, { channel, copy: shell, words: checkoutWords })}
          {...presentCharge(typed, chosen, { channel, total: totalOf(cart), words })}
        />
      )}
    </LoadingOverlay>
  )
}
