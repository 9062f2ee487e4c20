import { ResumeStrip } from "../../components/ResumeStrip/ResumeStrip"
import { resume as copy } from "../../copy/resume"
import { titleOf, totalOf } from "../../core/cart/cart"
import { showDay } from "../../core/trip/calendar"
import { useSessionEnd } from "../../journey/account/account"
import { makeResuming } from "../../journey/checkout/resuming"
import { usePerPage } from "../../journey/lifetimes"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { showPrice } from "../checkout/presentCart"
import { goOnFromPage, useNavigation } from "../shell/useNavigation"

export const HomeResume = () => {
  const { channel } = useJourney()
  const words = useWords(copy)
  const { onNavigate, onReach } = useNavigation()
  const resuming = usePerPage(makeResuming)
  useOnEnter(resuming.look)
  // After a logout the purchase may go on at another step.
  useSessionEnd(resuming.look)

  const found = useRead(resuming.found)
  if (!found) return null
  const { purchase, inDoubt, way } = found
  const { destination, end, start } = purchase.search.trip
  return (
    <ResumeStrip
      label={words.label}
      plan={titleOf(purchase.cart)}
      price={showPrice(totalOf(purchase.cart), channel)}
      note={inDoubt ? words.inDoubt : words.note(destination, showDay(start), showDay(end))}
      dismissLabel={words.dismiss}
      action={{
        label: way === "/login" ? words.login : words.go,
        href: way,
        onReach: () => onReach(way),
        onClick: (event) => onNavigate(way, event)
      }}
      onDismiss={() => {
        void resuming.dismiss()
        goOnFromPage()
      }}
    />
  )
}
