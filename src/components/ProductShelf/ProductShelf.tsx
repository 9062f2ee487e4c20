import { useLayoutEffect, useRef } from "react"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard"
import { SlideControls, type SlideControlsWords } from "../SlideControls/SlideControls"
import styles from "./ProductShelf.module.css"
import { useHands, useRing } from "./useRing"

export type ProductShelfProps = {
  readonly products: ReadonlyArray<ProductCardProps>
  /** Accessible names: of the arrows and the dots. */
  readonly words: SlideControlsWords
}

const useCarriedFocus = (row: { readonly current: HTMLElement | null }, current: number) => {
  const inside = useRef<string>(undefined)
  useLayoutEffect(() => {
    const alike = `:scope > [data-place="0"] ${inside.current}`
    if (inside.current && current >= 0) row.current?.querySelector<HTMLElement>(alike)?.focus({ preventScroll: true })
    inside.current = undefined
  }, [row, current])
  return () => {
    const focused = document.activeElement
    inside.current = row.current?.contains(focused) ? focused?.localName : undefined
  }
}

/** Products in a ring, turned by buttons, dots, arrow keys or a swipe. */
export const ProductShelf = ({ products, words }: ProductShelfProps) => {
  const total = products.length
  const ring = useRing(total)
  const row = useHands((by) => step(by))
  const carry = useCarriedFocus(row, ring.current)
  const step = (by: number) => {
    carry()
    ring.step(by)
  }
  return (
    <div className={styles.ProductShelf}>
      <ul ref={row}>
        {ring.slides.map(({ index, key, place }) => {
          const product = products[index]
          return (
            product && (
              <li key={key} data-place={place} inert={Math.abs(place) === 2}>
                <ProductCard {...product} raised={place === 0} />
              </li>
            )
          )
        })}
      </ul>
      <div className={styles.controls} data-row>
        <SlideControls
          words={words}
          total={total}
          current={ring.current}
          kind="line"
          onTurn={ring.step}
          onGo={ring.goTo}
        />
      </div>
      <LiveRegion role="status">{`${products[ring.current]?.name ?? ""}, ${words.place(ring.current + 1, total)}`}</LiveRegion>
    </div>
  )
}
