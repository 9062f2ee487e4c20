import { ResumeStrip } from "../../components/ResumeStrip/ResumeStrip"
import { resume as copy } from "../../copy/resume"
import { titleOf, totalOf } from "../../core/cart/cart"
import type { Channel } from "../../core/channel/channel"
import { showDay } from "../../core/trip/calendar"
import { useSessionEnd } from "../../journey/account/account"
import { makeResuming, type Resumable } from "../../journey/checkout/resuming"
import { usePerPage } from "../../journey/lifetimes"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { showPrice } from "../checkout/presentCart"
import { goOnFromPage, useNavigation } from "../shell/useNavigation"

const presentResume = (
  { checkout: { cart, search }, inDoubt, way }: Resumable,
  { channel, words }: { readonly channel: Channel; readonly words: typeof copy }
) => {
  const { destination, end, start } = search.trip
  return {
    label: words.label,
    plan: titleOf(cart),
    price: showPrice(totalOf(cart), channel),
    note: inDoubt ? words.inDoubt : words.note(destination, showDay(start), showDay(end)),
    dismissLabel: words.dismiss,
    way: { label: way === "/login" ? words.login : words.go, href: way }
  }
}

export const HomeResume = () => {
  const journey = useJourney()
  const words = useWords(copy)
  const { onNavigate, onReach } = useNavigation()
  const resuming = usePerPage(makeResuming)
  useOnEnter(resuming.look)
  // After a logout the purchase may go on at another step.
  useSessionEnd(resuming.look)

  const found = resuming.found.value
  if (!found) return null
  const { way, ...shown } = presentResume(found, { channel: journey.channel, words })
  return (
    <ResumeStrip
      {...shown}
      action={{
        ...way,
        onReach: () => onReach(way.href),
        onClick: (event) => onNavigate(way.href, event)
      }}
      onDismiss={() => {
        void resuming.dismiss()
        goOnFromPage()
      }}
    />
  )
}
