import { LinkButton } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { useJourney } from "../../journey/useJourney"
import { Layout } from "./Layout"

export const NotFoundPage = () => {
  const { channel, copy } = useJourney()
  const { home, text, title } = copy.notFound
  return (
    <Layout title={copy.shell.titles.notFound(channel.brandName)}>
      <EmptyState kind="empty" level={1} title={title} text={text} actions={<LinkButton href="/">{home}</LinkButton>} />
    </Layout>
  )
}
