/** What a carousel shows: the index of its first visible plan, and how many it shows at a time. */
export type CarouselPosition = { readonly first: number; readonly perView: number }

/** How the list moves its carousel; the carousel clamps. */
export type CarouselControl = { readonly goTo: (index: number) => void }

/** The last index that may stand first, so that a view is always full. */
export const lastFirst = (total: number, perView: number) => Math.max(0, total - perView)

/** Where one page on (`1`) or back (`-1`) leads. */
export const turned = ({ first, perView }: CarouselPosition, pages: 1 | -1, total: number) =>
  Math.min(Math.max(first + pages * perView, 0), lastFirst(total, perView))
