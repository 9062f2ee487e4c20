import { Band } from "../../components/Band/Band"
import { useJourney } from "../../journey/useJourney"
import { useNavigation } from "../shell/useNavigation"

export const HomeBand = () => {
  const { channel, copy } = useJourney()
  const { onNavigate } = useNavigation()
  const { action, eyebrow, href, text, title } = copy.home.band
  return (
    <Band
      {...channel.bandScenery}
      eyebrow={eyebrow}
      title={title}
      text={text}
      action={{ label: action, href, onClick: (event) => onNavigate(href, event) }}
    />
  )
}
