import { makeVitals, type Sighting, type Vitals } from "./vitals"

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

/** How many different errors, and how many failed calls, a report may hold. */
const most = 20

const calls =
  /\/(userinfo|api_url|one_trust|estado\.json|destinos\.json|banner|valueslist|country|state|sales|quote|enroll|mail|getquote|request|regret|info|save)(\/country\/[^/]*)?$/

/** The call of an address: the last word of its path, if it is one of the portal's calls. */
export const callOf = (address: string): string | undefined => calls.exec(address.replace(/[?#].*/s, ""))?.[1]

const frame = /\/assets\/([\w.-]+\.js)(?:#\d)?(:\d{1,6}:\d{1,6})(?!\d)/g

/** The first place of a stack in one of these scripts. The message, which may quote data, does not count. */
export const placeOf = (stack: string, message: string, scripts: ReadonlyArray<string>): string | undefined => {
  for (const [, file = "", place] of stack.slice(0, 10_000).replace(message, "").matchAll(frame))
    if (scripts.some((script) => script.endsWith(`/assets/${file}`))) return file + place
  return undefined
}

const count = (counts: Map<string, number>, name: string | undefined) => {
  if (name !== undefined && (counts.has(name) || counts.size < most)) counts.set(name, (counts.get(name) ?? 0) + 1)
}

const taken = (counts: Map<string, number>) => {
  const found = Object.fromEntries(counts)
  counts.clear()
  return found
}

/**
 * Gathers sightings. `next` gives what is new since the last report, or undefined if nothing is;
 * `pages` are the paths that may be named as steps.
 */
export const makeVisitReports = (pages: ReadonlyArray<string>, scripts: () => ReadonlyArray<string>) => {
  const vitals = makeVitals()
  const [errors, failed] = [new Map<string, number>(), new Map<string, number>()]
  const reached = new Set<string>()
  let told = 0
  let first = true
  const see = (sighting: Sighting) => {
    if (sighting.saw === "error") return count(errors, placeOf(sighting.stack, sighting.message, scripts()))
    if (sighting.saw === "answer") {
      const call = sighting.status > 0 && sighting.status < 400 ? undefined : callOf(sighting.address)
      return count(failed, call && `${call} ${sighting.status}`)
    }
    if (sighting.saw !== "page") return vitals.see(sighting)
    const plain = sighting.path.toLowerCase().replace(/(.)\/$/, "$1")
    const page = pages.find((path) => path === plain)
    if (page !== undefined) reached.add(page)
  }
  const next = (): VisitReport | undefined => {
    const steps = [...reached].slice(told)
    if (!first && errors.size + failed.size + steps.length === 0) return undefined
    const [release = ""] = scripts().flatMap((script) => /\/assets\/(portal-[\w-]+\.js)$/.exec(script)?.[1] ?? [])
    const report = {
      release,
      ...(first && { vitals: vitals.now() }),
      ...(errors.size > 0 && { errors: taken(errors) }),
      ...(failed.size > 0 && { calls: taken(failed) }),
      ...(steps.length > 0 && { steps })
    }
    told = reached.size
    first = false
    return report
  }
  return { see, next }
}

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
