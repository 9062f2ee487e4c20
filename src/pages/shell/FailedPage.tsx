import type { ReactNode } from "react"
import { Button } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { useJourney } from "../../journey/useJourney"
import { Layout } from "./Layout"
import { PhoneLinks } from "./PhoneLinks"

const reload = () => location.reload()

export const Failure = (props: {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly phones?: ReactNode
}) => (
  <EmptyState
    kind="failed"
    level={1}
    title={props.title}
    text={props.text}
    phones={props.phones}
    actions={<Button onClick={reload}>{props.retry}</Button>}
  />
)

export const FailedPage = () => {
  const { channel, copy } = useJourney()
  return (
    <Layout title={copy.shell.titles.failed(channel.brandName)}>
      <Failure {...copy.pageFailed} phones={<PhoneLinks />} />
    </Layout>
  )
}
