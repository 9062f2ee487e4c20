import { Button } from "../../components/Button/Button"
import { KeptPass } from "../../components/KeptPass/KeptPass"
import { OfflineLayout } from "../../components/OfflineLayout/OfflineLayout"
import type { Journey } from "../../journey/journey"
import { presentScene } from "../checkout/presentCart"
import { type FoundCard, nameOfPage, type OfflineWords, presentKeptPass, showAge } from "./presentOffline"

/** What it needs of a brand. */
export type OfflineWorld = Pick<Journey, "logo" | "looks" | "sceneTo"> & { readonly words: OfflineWords }

export type OfflinePageProps = OfflineWorld & {
  /**
   * What the device keeps, and the plain path that the person asked for. Undefined until the script
   * of the printed page has looked.
   */
  readonly here: { readonly found: FoundCard | undefined; readonly asked: string } | undefined
  readonly onRetry: () => void
}

/**
 * Answers at any address of the brand while there is no connection (OU-offline-card). Nothing in it
 * asks for anything: no menu, no link to a page, no chat.
 */
export const OfflinePage = ({ here, onRetry, words, ...world }: OfflinePageProps) => {
  const { channel, copy, offline } = words
  const { asked, found } = here ?? {}
  const age = showAge(found?.savedOn)
  const pass = presentKeptPass(found, words)
  const none = here && !found ? { lead: offline.none.title, text: offline.none.text } : undefined
  const name = asked && nameOfPage(asked, copy.shell)
  const foot = (
    <>
      {asked && (
        <p>
          {offline.asked.before} {name ? <strong>{name}</strong> : offline.asked.other}. {offline.asked.after}
        </p>
      )}
      <Button block kind="line" icon="arrow-clockwise-bold" onClick={onRetry}>
        {offline.retry}
      </Button>
    </>
  )
  return (
    <>
      <title>{copy.shell.titles.page(offline.title, channel.brandName)}</title>
      <OfflineLayout
        {...presentScene(found?.trip.destination ?? "", world)}
        logo={world.logo}
        brand={channel.brandName}
        age={age && offline.kept(age)}
        state={age ? offline.state : offline.title}
        foot={foot}
      >
        <KeptPass {...pass} {...none} />
      </OfflineLayout>
    </>
  )
}
