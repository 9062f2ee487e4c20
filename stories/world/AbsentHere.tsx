import type { Channel } from "../../src/core/channel/channel"
import { hasPage } from "../../src/core/channel/paths"
import styles from "./AbsentHere.module.css"

/** Ends a story whose page led elsewhere. */
export const LedElsewhere = ({ path }: { readonly path: string }) => (
  <aside className={styles.AbsentHere} lang="en">
    The story ends here: the page leads to {path}.
  </aside>
)

/** Stands above the portal that is played in memory. */
export const NothingIsSold = () => (
  <aside className={styles.AbsentHere} lang="en">
    A demo: plans and prices are invented, and nothing is sold. The toolbar logs in.
  </aside>
)

type AbsentHereProps = { readonly channel: Channel; readonly path: string }

/**
 * Warns that the toolbar's channel lacks this page. The story then shows another channel's page in
 * this channel's style (SR-08).
 */
export const AbsentHere = ({ channel, path }: AbsentHereProps) => {
  if (hasPage(channel, path)) return null
  return (
    <aside className={styles.AbsentHere} lang="en">
      {channel.brandName} lacks this page: {path} leads to its home.
    </aside>
  )
}
