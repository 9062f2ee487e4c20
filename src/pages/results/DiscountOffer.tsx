import { useState } from "react"
import { DiscountDialog } from "../../components/DiscountDialog/DiscountDialog"
import { offers } from "../../copy/offers"
import type { Discount } from "../../core/channel/channel"
import { makeDiscountOffer } from "../../journey/quote/discountOffer"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"

/** The discount of the channel with its code to copy, told once a session (DB-01). */
export const DiscountOffer = ({ text, code }: Omit<Discount, "active">) => {
  const { seenDiscount } = useJourney()
  const { discount: words } = useWords("offers", offers)
  const [offer] = useState(() => makeDiscountOffer(seenDiscount))
  useOnEnter(offer.offer)
  return (
    <DiscountDialog
      open={offer.open.value}
      text={text}
      code={code}
      taken={offer.taken.value}
      onTake={offer.take}
      onClose={offer.close}
      words={words}
    />
  )
}
