export type CarouselPosition = { readonly first: number; readonly perView: number }

/** The carousel clamps the index. */
export type CarouselControl = { readonly goTo: (index: number) => void }

/** The highest index that still fills the view. */
export const lastFirst = (total: number, perView: number) => Math.max(0, total - perView)

/** The first index after one view forward (`1`) or back (`-1`). */
export const turned = ({ first, perView }: CarouselPosition, pages: 1 | -1, total: number) =>
  Math.min(Math.max(first + pages * perView, 0), lastFirst(total, perView))
