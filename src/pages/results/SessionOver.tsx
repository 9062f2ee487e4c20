import { LinkButton } from "../../components/Button/Button"
import { Dialog } from "../../components/Dialog/Dialog"
import { offers } from "../../copy/offers"
import { useWords } from "../../journey/useJourney"
import { useLinkTo } from "../shell/useNavigation"

/** The session ended while the plans were open, where a purchase needs one (RS-14). */
export const SessionOver = ({ onClose }: { readonly onClose: () => void }) => {
  const { over: words } = useWords(offers)
  const linkTo = useLinkTo()
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      closeLabel={words.close}
      actions={<LinkButton {...linkTo("/login")}>{words.login}</LinkButton>}
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
