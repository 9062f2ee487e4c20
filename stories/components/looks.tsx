import type { ComponentType } from "react"
import styles from "./looks.module.css"

/**
 * Looks of a component one under another, each under its name: what its props say, without a play.
 * One picture shows them all.
 */
export const looks = <Props extends object>(
  Shown: ComponentType<Props>,
  each: Readonly<Record<string, Partial<Props>>>
) => ({
  render: (args: Props) => (
    <div className={styles.looks}>
      {Object.entries(each).map(([name, own]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <Shown {...args} {...own} />
        </figure>
      ))}
    </div>
  )
})
