/**
 * A way on from where the visitor is at the press. It would take along a visitor who has gone
 * elsewhere before it is ready (SH-18).
 */
export const fromHere = <To extends ReadonlyArray<unknown>>(go: (...to: To) => void) => {
  const here = location.pathname
  return (...to: To): void => {
    if (location.pathname === here) go(...to)
  }
}
