import { Tabs } from "@base-ui/react/tabs"
import { useEffect, useLayoutEffect, useRef } from "react"
import styles from "./PlanTabs.module.css"

type PlanTabsProps = {
  readonly plans: readonly { readonly id: string; readonly title: string; readonly coverage: string }[]
  readonly selected: string
  readonly label: string
}

export const PlanTabs = ({ plans, selected, label }: PlanTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Base UI registers a tab's position after the whole commit, and focus needs that position. A
    // microtask still runs before any input.
    queueMicrotask(() => row.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus())
  }, [])
  useEffect(() => {
    const active = row.current?.querySelector(`[data-plan="${CSS.escape(selected)}"]`)
    active?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [selected])
  return (
    <Tabs.List ref={row} className={styles.PlanTabs} aria-label={label} activateOnFocus>
      {plans.map(({ id, title, coverage }) => (
        <Tabs.Tab key={id} value={id} className={styles.tab} data-plan={id}>
          {title} <small className={styles.coverage}>{coverage}</small>
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
