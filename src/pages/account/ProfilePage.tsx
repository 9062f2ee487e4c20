import { Redirect } from "wouter"
import { profile as copy } from "../../copy/profile"
import { useProfile } from "../../journey/account/profileForm"
import { useWords } from "../../journey/useJourney"
import { noticeState } from "../../journey/visit/visit"
import { PortalLink } from "../shell/PortalLink"
import { AccountShell } from "./AccountShell"
import { ProfileEntrance, ProfileForm, ProfileWaiting } from "./ProfileForm"

export const ProfilePage = () => {
  const { account: words } = useWords(copy)
  const { account, ...entering } = useProfile()
  if (account === "loggedOut") return <Redirect to="/" replace state={noticeState("account")} />
  return (
    <AccountShell title={words.title} path="/tusdatos" bare={!account}>
      {account ? (
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
      ) : (
        <ProfileWaiting />
      )}
    </AccountShell>
  )
}
