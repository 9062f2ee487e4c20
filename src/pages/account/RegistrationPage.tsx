import { Redirect, useLocation } from "wouter"
import { FormIntro } from "../../components/FormIntro/FormIntro"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { profile as copy } from "../../copy/profile"
import { useProfile } from "../../journey/account/profileForm"
import { useJourney, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { Layout } from "../shell/Layout"
import { unlessNavigated } from "../shell/unlessNavigated"
import { ProfileEntrance, ProfileForm, ProfileWaiting } from "./ProfileForm"

export const RegistrationPage = () => {
  const { prepare, visit } = useJourney()
  const { registration: words } = useWords(copy)
  const { account, ...entering } = useProfile()
  const [, go] = useLocation()
  if (account === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />

  const goHome = () => {
    const goOn = unlessNavigated(go)
    void prepare("/").then(() => goOn("/", { replace: true, state: noticeState("registered") }))
  }
  const text = visit.hasCart() ? [...words.text, words.waiting] : words.text
  return (
    <Layout name={words.title}>
      {account ? (
        <FormLayout under="header" aside={<FormIntro title={words.title} text={text} />}>
          <ProfileEntrance {...entering}>
            {(found) => <ProfileForm key={found.email} found={found} of="registration" onSaved={goHome} />}
          </ProfileEntrance>
        </FormLayout>
      ) : (
        <ProfileWaiting />
      )}
    </Layout>
  )
}
