import { use, useMemo } from "react"
import { type Overlay, overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import { useJourney } from "./useJourney"

/** The words of a page in the voice of the channel. Suspends while they load; throws if they are lost. */
export const useWords = <Page extends keyof PagesCopy>(page: Page, base: PagesCopy[Page]): PagesCopy[Page] => {
  const { words } = useJourney()
  const own: Overlay<PagesCopy>[Page] = use(words.drawn())[page]
  return useMemo(
    () => (own === undefined ? base : overlay<PagesCopy[Page]>(base, own as Overlay<PagesCopy[Page]>)),
    [base, own]
  )
}
