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
  const cards = row.querySelectorAll<HTMLElement>(":scope > li")
  const width = `${cards[0]?.offsetWidth}px`
  for (const card of cards) {
    card.classList.add("swiper-slide")
    // Swiper measures before it sets it: another width is another height, and moves the page.
    card.style.width = width
  }
  const speed = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300
  return new Swiper(row.parentElement ?? row, { ...sizesOf(cards.length), cssMode: true, initialSlide, speed })
}
