/** How a step stands to the current one, by their indices. */
export const stepState = (index: number, current: number) => {
  if (index === current) return "now"
  return index < current ? "done" : "later"
}
