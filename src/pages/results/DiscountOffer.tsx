import { DiscountDialog } from "../../components/DiscountDialog/DiscountDialog"
import { offers } from "../../copy/offers"
import type { Discount } from "../../core/channel/channel"
import { usePerPage } from "../../journey/lifetimes"
import { makeDiscountOffer } from "../../journey/quote/discountOffer"
import { useOnEnter, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"

export const DiscountOffer = ({ text, code }: Omit<Discount, "active">) => {
  const { discount: words } = useWords(offers)
  const offer = usePerPage(({ seenDiscount }) => makeDiscountOffer(seenDiscount))
  useOnEnter(offer.offer)
  return (
    <DiscountDialog
      open={useRead(offer.open)}
      text={text}
      code={code}
      taken={useRead(offer.taken)?.how}
      onTake={offer.take}
      onClose={offer.close}
      words={words}
    />
  )
}
