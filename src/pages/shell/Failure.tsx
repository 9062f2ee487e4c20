import type { ReactNode } from "react"
import { Button } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"

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
