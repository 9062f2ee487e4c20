import { Swiper } from "swiper"

/** Cards in view and the pixels between them, by the window's width, as PlanGrid has them (RS-01). */
const sizesOf = (plans: number) => ({
  slidesPerView: 1,
  spaceBetween: 12,
  breakpoints: {
    768: { slidesPerView: 2, spaceBetween: 24 },
    1024: { slidesPerView: Math.min(plans, 3), spaceBetween: 24 }
  }
})

/**
 * Hands a row that scrolls to Swiper, at the card where it stands. Its elements stay, and so do a
 * focus and a press inside them. It still scrolls natively, so that page search and touch reach
 * every plan.
 */
export const handOver = (row: HTMLElement, initialSlide: number): Swiper => {
  row.classList.add("swiper-wrapper")
  for (const card of row.children) card.classList.add("swiper-slide")
  const speed = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300
  return new Swiper(row.parentElement ?? row, { ...sizesOf(row.children.length), cssMode: true, initialSlide, speed })
}
