import type { Copy } from "../copy/firstView"
import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Coverages, Product } from "../core/catalogue/product"
import type { Channel } from "../core/channel/channel"
import type { Looks } from "../styles/looks"

/** All data of a brand: rules, texts, plans, logo and drawings. Its colours are in its style sheet. */
export interface Brand {
  readonly channel: Channel
  readonly copy: Overlay<Copy>
  readonly catalogue: ReadonlyArray<Product>
  readonly coverages: () => Promise<Coverages>
  /** Loads the overrides of the other pages (copy/pages.ts) with the first of them. */
  readonly pages: () => Promise<Overlay<PagesCopy>>
  /** A drawing whose `#logo` is referenced from outside, so that it takes the page's colours. */
  readonly logo: { readonly href: string; readonly width: number; readonly height: 54 }
  readonly looks: Looks
}
