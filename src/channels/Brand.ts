import type { Copy } from "../copy/firstView"
import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"

/** One brand whole: its values, what it says otherwise and its mark. Its colours come along as a style sheet. */
export interface Brand {
  readonly channel: Channel
  /** What this channel says otherwise than copy/firstView.ts. */
  readonly copy: Overlay<Copy>
  /** The plans of the home's shelf (HO-07). */
  readonly catalogue: ReadonlyArray<Product>
  /** What each of them covers: fetched when a visitor opens one. */
  readonly coverages: () => Promise<Coverages>
  /** What this channel says otherwise on the pages beyond the first view: fetched with the first of them. */
  readonly pages: () => Promise<Overlay<PagesCopy>>
  /** The wordmark: a drawing whose `#logo` is used from outside, so that it takes the colours around it. */
  readonly logo: { readonly href: string; readonly width: number; readonly height: 54 }
}
