import type { VisitReport, VisitWatch } from "../../core/reports/visitReport"
import type { Sighting } from "../../core/reports/vitals"

/** A document that sees what it is given, and keeps the reports that it sends. */
export const visitWatchMemory = ({
  objects = false,
  scripts = []
}: {
  readonly objects?: boolean
  readonly scripts?: ReadonlyArray<string>
}) => {
  const sent: Array<VisitReport> = []
  let see: (sighting: Sighting) => void = () => {}
  let hidden = () => {}
  const watch: VisitWatch = {
    objects: () => objects,
    follow: (hear) => {
      see = hear
    },
    scripts: () => scripts,
    onHidden: (run) => {
      hidden = run
    },
    send: (report) => void sent.push(report)
  }
  return { watch, sent, see: (sighting: Sighting) => see(sighting), hide: () => hidden() }
}
