import { LinkButton } from "../components/Button/Button"
import { EmptyState } from "../components/EmptyState/EmptyState"
import { landing as copy } from "../copy/landing"
import { useJourney } from "../journey/useJourney"
import { useVisitor } from "../journey/useVisitor"
import { useWords } from "../journey/useWords"
import { Frame } from "./Frame"
import { useNavigation } from "./useNavigation"

/** Asks for the proof of an e-mail, and sends on whoever gave it, by a new login (2§2, SR-04). */
export const ValidatePage = () => {
  const { channel, copy: shell } = useJourney()
  const words = useWords("landing", copy).validate
  const { onNavigate } = useNavigation()
  const visitor = useVisitor()
  const proved = visitor?.verified === true
  return (
    <Frame title={shell.shell.titles.page(words.title, channel.brandName)}>
      <EmptyState
        kind="empty"
        level={1}
        title={words.title}
        text={
          <>
            <p>{proved ? words.already(visitor.email) : words.sent(visitor?.email)}</p>
            {!proved && <p>{words.hint}</p>}
          </>
        }
        actions={
          <>
            <LinkButton href="/login">{words.done}</LinkButton>
            {proved && (
              <LinkButton kind="line" href="/" onClick={(event) => onNavigate("/", event)}>
                {words.home}
              </LinkButton>
            )}
          </>
        }
      />
    </Frame>
  )
}
