import { Redirect, useLocation } from "wouter"
import { Button, LinkButton } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { landing as copy } from "../../copy/landing"
import { useLanding } from "../../journey/account/landing"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { Layout } from "../shell/Layout"
import { PhoneLinks } from "../shell/PhoneLinks"

export const RedirectPage = () => {
  const { openDocument } = useJourney()
  const words = useWords(copy).redirect
  const [, go] = useLocation()
  const state = useRead(useLanding().state)
  // The visitor did not choose this page: the last page stays that of before the login (SH-14).
  if (state.is === "done") return <Redirect to={state.value.path} replace state={{ landed: true }} />

  const { failed } = words
  const slow = state.is === "loading" && state.slow
  return (
    <Layout name={words.title}>
      {state.is === "failed" ? (
        <EmptyState
          kind="failed"
          level={1}
          title={failed.title}
          text={failed.text}
          phones={<PhoneLinks />}
          actions={
            <>
              <Button onClick={() => openDocument("/redirect")}>{failed.retry}</Button>
              <LinkButton kind="line" href="/">
                {failed.home}
              </LinkButton>
            </>
          }
        />
      ) : (
        <LoadingOverlay
          title={words.loading}
          slowText={slow ? words.slow : undefined}
          cancelLabel={slow ? words.cancel : undefined}
          onCancel={() => go("/", { replace: true })}
        />
      )}
    </Layout>
  )
}
