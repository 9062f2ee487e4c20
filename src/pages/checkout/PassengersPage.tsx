import { passengers as copy } from "../../copy/passengers"
import { useSessionEnd } from "../../journey/account/account"
import { useCheckout } from "../../journey/checkout/checkout"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { CheckoutCoupon, CheckoutProducer } from "./CheckoutBoxes"
import { LostCoupon } from "./CheckoutPrice"
import { CheckoutStep } from "./CheckoutStep"
import { PassengersForms } from "./PassengersForms"

export const PassengersPage = () => {
  const { title } = useWords(copy)
  const { channel, visit } = useJourney()
  const checkout = useCheckout("passengers")
  useSessionEnd(checkout.enter, channel.registration === "required")
  const state = checkout.state.value
  const found = state.is === "done" && state.value.is === "here" ? state.value : undefined
  return (
    <CheckoutStep
      checkout={checkout}
      title={title}
      context="purchase"
      boxes={
        <>
          <LostCoupon checkout={checkout} />
          <CheckoutCoupon checkout={checkout} />
          <CheckoutProducer checkout={checkout} />
        </>
      }
    >
      {found && (
        <PassengersForms
          checkout={checkout}
          search={found.checkout.search}
          kept={found.passengers}
          companions={found.companions}
          profile={visit.session.value && found.profile}
        />
      )}
    </CheckoutStep>
  )
}
