import { Suspense } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { useView } from "../../hydration/useView"
import type { QuoteNowProps } from "./QuoteNow"

const QuoteNow = lazyPart<QuoteNowProps>(
  async () => (await import("./QuoteNow")).QuoteNow,
  () => null
)

/**
 * Whether the window shows COTIZAR AHORA (HO-11). Wide: always, at the top by the hero's own
 * button if the window is high enough for it. Narrow: 100 px past the first window.
 */
const isDue = (href: string, alone: boolean) => {
  const { innerHeight, scrollY } = window
  if (!window.matchMedia("(min-width: 768px)").matches) return scrollY > innerHeight + 100
  const own = document.querySelector(`main a[href="${href}"]`)
  return alone || scrollY > 100 || (own !== null && own.getBoundingClientRect().bottom > innerHeight)
}

export type LateQuoteNowProps = QuoteNowProps & {
  /** The hero has no such button on its current slide. */
  readonly alone: boolean
}

/** COTIZAR AHORA while it is due. Its code loads then. */
export const LateQuoteNow = ({ alone, ...link }: LateQuoteNowProps) => {
  const due = useView(() => isDue(link.href, alone))
  return (
    due && (
      <Suspense fallback={null}>
        <QuoteNow {...link} />
      </Suspense>
    )
  )
}
