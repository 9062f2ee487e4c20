import type { ReactNode } from "react"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { FormCard } from "../../components/FormCard/FormCard"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { Toast } from "../../components/Toast/Toast"
import { profile as copy } from "../../copy/profile"
import type { ProfileForm as Form, ProfileFound } from "../../journey/account/profileForm"
import { useProfileForm } from "../../journey/account/useProfile"
import { useWords } from "../../journey/useWords"
import { presentForm } from "../form/presentForm"
import { ProfileAddress, ProfileFields } from "./ProfileFields"

const Restored = ({ form }: { readonly form: Form }) => {
  const words = useWords(copy)
  if (!form.restored.value) return null
  return (
    <Alert
      kind="info"
      action={
        <Button kind="line" size="small" onClick={form.discard}>
          {words.discard}
        </Button>
      }
    >
      {words.restored}
    </Alert>
  )
}

const Outcome = ({ form, leaves }: { readonly form: Form; readonly leaves: boolean }) => {
  const words = useWords(copy)
  const notice = form.notice.value
  const failure = form.failure.value
  const shown = notice === "failed" ? { kind: "bad" as const, text: words.failed } : undefined
  const saved = notice === "saved" && !leaves ? { kind: "ok" as const, text: words.saved } : undefined
  return (
    <>
      <Toast message={shown ?? saved} closeLabel={words.close} onClose={form.dismiss} />
      {(failure === "over" || failure === "other") && (
        <LoadingOverlay
          title={words[failure].title}
          hint={words[failure].text}
          cancelLabel={words.over.now}
          onCancel={form.login}
        />
      )}
    </>
  )
}

export type ProfileFormProps = {
  readonly found: ProfileFound
  /** registration: the required fields, then leads away · account: the address too, and stays */
  readonly of: "registration" | "account"
  readonly onSaved?: (() => void) | undefined
}

export const ProfileForm = ({ found, of, onSaved }: ProfileFormProps): ReactNode => {
  const words = useWords(copy)
  const form = useProfileForm(found)
  const card = presentForm(form, words)
  const leaves = of === "registration"
  const going = leaves && form.state.value.is === "done" ? { text: words.sending } : undefined
  const failure = form.failure.value
  return (
    <>
      <FormCard
        {...card}
        label={words.form}
        title={leaves ? undefined : words.form}
        submitLabel={words.submit}
        sending={going ?? card.sending}
        onSubmit={() => form.submit(() => onSaved?.())}
      >
        <Restored form={form} />
        <ProfileFields form={form} />
        {!leaves && <ProfileAddress form={form} />}
        {(failure === "notSaved" || failure === "offline") && <Alert kind="warn">{words[failure]}</Alert>}
      </FormCard>
      <Outcome form={form} leaves={leaves} />
    </>
  )
}
