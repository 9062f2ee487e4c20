import { EmptyState } from "../../components/EmptyState/EmptyState"

/** The page of a host that belongs to no brand: plain, and without calls (TR-18). */
export const UnknownHostPage = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <main>
    <title>{title}</title>
    <EmptyState kind="failed" level={1} title={title} text={text} />
  </main>
)
