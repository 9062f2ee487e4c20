/**
 * A way on from where the visitor is at the press. It takes along no visitor who has gone elsewhere
 * before it is ready (SH-18). Returns whether it went.
 */
export const unlessNavigated = <To extends ReadonlyArray<unknown>>(go: (...to: To) => void) => {
  const here = location.pathname
  return (...to: To): boolean => {
    const isHere = location.pathname === here
    if (isHere) go(...to)
    return isHere
  }
}
