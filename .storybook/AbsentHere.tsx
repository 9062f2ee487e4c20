import type { Channel } from "../src/core/channel/channel"
import { plainPath, routes } from "../src/routes"
import styles from "./AbsentHere.module.css"

type AbsentHereProps = { readonly channel: Channel; readonly path: string }

/** Says of a page that the channel of the toolbar does not have it: what is below is that of others, in this one's look (SR-08). */
export const AbsentHere = ({ channel, path }: AbsentHereProps) => {
  const route = routes.find((candidate) => candidate.path === plainPath(path))
  if (route?.isOf?.(channel) !== false) return null
  return (
    <aside className={styles.AbsentHere}>
      {channel.brandName} no tiene esta página: {path} lleva a su inicio.
    </aside>
  )
}
