import { ResumeStrip } from "../../components/ResumeStrip/ResumeStrip"
import { resume as copy } from "../../copy/resume"
import { useSessionEnd } from "../../journey/account/account"
import { makeResuming } from "../../journey/checkout/resuming"
import { usePerPage } from "../../journey/lifetimes"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { goOnFromPage } from "../shell/useArrival"
import { useNavigation } from "../shell/useNavigation"
import { presentResume } from "./presentResume"

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
