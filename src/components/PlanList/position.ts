export type CarouselPosition = { readonly first: number; readonly perView: number }

export type CarouselControl = {
  /** As it stands now: what was told last is older by `settleMs`, and a turned phone shows fewer plans. */
  readonly position: () => CarouselPosition | undefined
  readonly goTo: (index: number) => void
}

/** How long a row must rest before its position counts, in milliseconds. */
export const settleMs = 120

export const lastFirst = (total: number, perView: number) => Math.max(0, total - perView)

export const turned = ({ first, perView }: CarouselPosition, pages: 1 | -1, total: number) =>
  Math.min(Math.max(first + pages * perView, 0), lastFirst(total, perView))
