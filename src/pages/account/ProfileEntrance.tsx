import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { profile as copy } from "../../copy/profile"
import type { ProfileFound } from "../../journey/account/profileForm"
import type { useProfile } from "../../journey/account/useProfile"
import { slowAfter } from "../../journey/remote"
import { useWords } from "../../journey/useWords"
import { PhoneLinks } from "../shell/PhoneLinks"
import { useLate } from "../shell/useLate"

export const ProfileWaiting = () => {
  const { entering } = useWords(copy)
  const [, go] = useLocation()
  const late = useLate()
  const slow = useLate(slowAfter)
  if (!late) return null
  return (
    <LoadingOverlay
      title={entering.loading}
      slowText={slow ? entering.slow : undefined}
      cancelLabel={slow ? entering.cancel : undefined}
      onCancel={slow ? () => go("/") : undefined}
    />
  )
}

export type ProfileEntranceProps = Pick<ReturnType<typeof useProfile>, "state" | "again"> & {
  readonly children: (found: ProfileFound) => ReactNode
}

export const ProfileEntrance = ({ again, children, state }: ProfileEntranceProps): ReactNode => {
  const { entering } = useWords(copy)
  if (state.is !== "done" && state.is !== "failed") return <ProfileWaiting />
  const retry = (
    <Button kind="line" size="small" icon="arrow-clockwise-bold" onClick={again}>
      {entering.retry}
    </Button>
  )
  if (state.is === "failed")
    return (
      <Alert kind="bad" action={retry}>
        {entering.lost} <PhoneLinks />
      </Alert>
    )
  return (
    <>
      {state.value.unknown && (
        <Alert kind="warn" action={retry}>
          {entering.unknown}
        </Alert>
      )}
      {children(state.value)}
    </>
  )
}
