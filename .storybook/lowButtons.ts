/** In rem: the action of the quote bar, as high as its cells. A large button has 3.5. */
const highest = 66 / 16

/**
 * After its play, no button of a story is a slab: a grid's leftover row may stretch one over a
 * third of the screen. Only Button counts; a tab or a cell of the quote bar may hold more than its
 * label.
 */
export const lowButtons = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const page = canvasElement.ownerDocument
  const buttons = page.querySelectorAll("[data-kind][data-size]:is(a, button)")
  const limit = highest * Number.parseFloat(getComputedStyle(page.documentElement).fontSize)
  for (const button of buttons) {
    const height = Math.round(button.getBoundingClientRect().height)
    if (height > limit) throw new Error(`'${button.textContent}' is ${height} px high`)
  }
}
