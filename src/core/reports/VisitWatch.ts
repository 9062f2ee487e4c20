import type { Sighting, Vitals } from "./vitals"

/**
 * How a visit went, without the visitor (OU-24). Every text in it is one of the portal's own names:
 * of a script, a call or a page. `release` is the script that begins the document, of another name
 * in each release. Only a document's first report has `vitals`. `errors` counts places, as
 * `file:line:column` of an own script; `calls` counts failures, as `name status`, with status 0 for
 * no answer.
 */
export interface VisitReport {
  readonly release: string
  readonly vitals?: Vitals
  readonly errors?: Readonly<Record<string, number>>
  readonly calls?: Readonly<Record<string, number>>
  readonly steps?: ReadonlyArray<string>
}

/** How a document watches itself, and where its reports go (OU-24). */
export interface VisitWatch {
  /** True if the visitor's browser asks not to be followed (GPC, Do Not Track). */
  readonly objects: () => boolean
  /** Tells the sightings of this document, earlier ones too where the browser keeps them. */
  readonly follow: (see: (sighting: Sighting) => void) => void
  /** Addresses of the portal's own scripts that this document loaded, without query. */
  readonly scripts: () => ReadonlyArray<string>
  readonly onHidden: (run: () => void) => void
  readonly send: (report: VisitReport) => void
}
