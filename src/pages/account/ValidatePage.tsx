import { LinkButton } from "../../components/Button/Button"
import { Prompt } from "../../components/Prompt/Prompt"
import { landing as copy } from "../../copy/landing"
import { useVisitor } from "../../journey/account/account"
import { useWords } from "../../journey/useJourney"
import { Layout } from "../shell/Layout"
import { useLinkTo } from "../shell/useNavigation"

export const ValidatePage = () => {
  const words = useWords(copy).validate
  const linkTo = useLinkTo()
  const visitor = useVisitor()
  const proved = visitor?.verified === true
  const way = proved && (
    <LinkButton size="large" kind="line" {...linkTo("/")}>
      {words.home}
    </LinkButton>
  )
  return (
    <Layout name={words.title}>
      <Prompt
        scene="ventana"
        mood="alba"
        icon="envelope-simple"
        title={words.title}
        hint={!proved && <p>{words.hint}</p>}
        actions={
          <>
            <LinkButton size="large" href="/login">
              {words.done}
            </LinkButton>
            {way}
          </>
        }
      >
        <p>{proved ? words.already(visitor.email) : words.sent(visitor?.email)}</p>
      </Prompt>
    </Layout>
  )
}
