import { Suspense } from "react"
import { late, Part } from "../../browser/late"
import { useView, type View } from "../../browser/useView"
import type { QuoteNowProps } from "./QuoteNow"

const QuoteNow = late(async () => (await import("./QuoteNow")).QuoteNow, { instead: () => null })

/**
 * Whether the window shows COTIZAR AHORA (HO-11). Wide: always, at the top by the hero's own
 * button if the window is high enough for it. Narrow: 100 px past the first window.
 */
const isDue = (href: string, alone: boolean, { height, top }: View) => {
  if (!window.matchMedia("(min-width: 768px)").matches) return top > height + 100
  if (alone || top > 100) return true
  const own = document.querySelector(`main a[href="${href}"]`)
  return own !== null && own.getBoundingClientRect().bottom > height
}

export type LateQuoteNowProps = QuoteNowProps & {
  /** The page has no button of its own that quotes. */
  readonly alone: boolean
}

export const LateQuoteNow = ({ alone, ...link }: LateQuoteNowProps) => {
  const due = useView((view) => isDue(link.href, alone, view))
  return (
    due && (
      <Suspense fallback={null}>
        <Part is={QuoteNow} {...link} />
      </Suspense>
    )
  )
}
