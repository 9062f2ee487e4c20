import { EmptyState } from "../../components/EmptyState/EmptyState"

/** What any host that no brand lists gets: a plain page, and no call (TR-18). */
export const UnknownHostPage = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <main>
    <title>{title}</title>
    <EmptyState kind="failed" level={1} title={title} text={text} />
  </main>
)
