import { ConsentDialog } from "../../components/ConsentDialog/ConsentDialog"
import { consent } from "../../copy/consent"
import { consentGroups } from "../../core/consent/consent"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"

export const Preferences = () => {
  const { close, open } = useJourney().consent
  const words = useWords(consent)
  const opened = open.value
  if (!opened) return null
  return (
    <ConsentDialog
      open
      words={words}
      purposes={consentGroups.map((group) => ({ ...words.purposes[group], group }))}
      allowed={consentGroups.filter((group) => opened.state[group])}
      onChoose={(allowed) =>
        opened.choose(
          { measurement: allowed.includes("measurement"), recording: allowed.includes("recording") },
          words.digest
        )
      }
      onClose={close}
    />
  )
}
