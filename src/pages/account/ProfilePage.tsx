import { Redirect } from "wouter"
import { AccountLayout } from "../../components/AccountLayout/AccountLayout"
import { profile as copy } from "../../copy/profile"
import { useProfile } from "../../journey/account/profileForm"
import { useJourney, useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { Layout } from "../shell/Layout"
import { PortalLink } from "../shell/PortalLink"
import { useNavigation } from "../shell/useNavigation"
import { ProfileEntrance, ProfileForm, ProfileWaiting } from "./ProfileForm"
import { accountMenu } from "./presentAccount"

export const ProfilePage = () => {
  const { channel, copy: shell } = useJourney()
  const { account: words } = useWords(copy)
  const { account, ...entering } = useProfile()
  const navigation = useNavigation()
  if (account === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />
  return (
    <Layout title={shell.shell.titles.page(words.title, channel.brandName)} above="page">
      {account ? (
        <AccountLayout {...navigation} {...accountMenu(shell.shell, "/tusdatos")} title={words.title}>
          <ProfileEntrance {...entering}>
            {(found) => (
              <>
                <ProfileForm key={found.email} found={found} of="account" />
                <p>
                  <PortalLink href="/tusderechos">{words.rights}</PortalLink>
                </p>
              </>
            )}
          </ProfileEntrance>
        </AccountLayout>
      ) : (
        <ProfileWaiting />
      )}
    </Layout>
  )
}
