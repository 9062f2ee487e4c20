/** A story's `beforeEach`: text of twice the size, as a visitor may set it. */
export const enlarged = () => {
  const { style } = document.documentElement
  style.fontSize = "200%"
  return () => void style.removeProperty("font-size")
}
