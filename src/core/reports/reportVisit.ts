import type { VisitWatch } from "./VisitWatch"
import { makeVisitReports } from "./visitReport"

/**
 * Reports how this document goes each time it is hidden, if there is news (OU-24). Does nothing for
 * a visitor whose browser objects. `pages` are the paths that may be named.
 */
export const reportVisit = (watch: VisitWatch, pages: ReadonlyArray<string>): void => {
  if (watch.objects()) return
  const { next, see } = makeVisitReports(pages, watch.scripts)
  watch.follow(see)
  watch.onHidden(() => {
    const report = next()
    if (report) watch.send(report)
  })
}
