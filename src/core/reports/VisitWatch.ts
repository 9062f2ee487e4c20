import type { VisitReport } from "./visitReport"

/**
 * What a document's browser saw of it: a paint and a press in milliseconds, a shift as layouts are
 * measured, an answer by its address, an error with its stack, a page that was reached.
 */
export type Sighting =
  | { readonly saw: "paint"; readonly ms: number }
  | { readonly saw: "shift"; readonly value: number; readonly at: number }
  | { readonly saw: "press"; readonly id: number; readonly ms: number }
  | { readonly saw: "answer"; readonly address: string; readonly status: number }
  | { readonly saw: "error"; readonly stack: string; readonly message: string }
  | { readonly saw: "page"; readonly path: string }

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
