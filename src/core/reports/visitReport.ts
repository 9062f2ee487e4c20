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

/**
 * The web's vitals of a document. One is absent if the browser did not see it. `lcp`: when the
 * largest part was painted, in milliseconds. `cls`: the worst five seconds of unexpected shifts.
 * `inp`: how long a press waited, in milliseconds: the worst but one in fifty.
 */
interface Vitals {
  readonly lcp?: number
  readonly cls?: number
  readonly inp?: number
}

/** Shifts within a second of one another, and within five of the first, count as one. */
const gap = 1000
const span = 5000

/** Computes the vitals from sightings, as browsers define them. */
const makeVitals = () => {
  const presses = new Map<number, number>()
  let lcp: number | undefined
  let cls: number | undefined
  let shifts = { sum: 0, from: 0, last: Number.NEGATIVE_INFINITY }
  return {
    see: (sighting: Extract<Sighting, { readonly saw: "paint" | "shift" | "press" }>) => {
      if (sighting.saw === "paint") lcp = sighting.ms
      else if (sighting.saw === "press") presses.set(sighting.id, Math.max(presses.get(sighting.id) ?? 0, sighting.ms))
      else {
        const { at, value } = sighting
        const goesOn = at - shifts.last < gap && at - shifts.from < span
        shifts = { sum: value + (goesOn ? shifts.sum : 0), from: goesOn ? shifts.from : at, last: at }
        cls = Math.max(cls ?? 0, shifts.sum)
      }
    },
    now: (): Vitals => {
      const slowest = [...presses.values()].sort((a, b) => b - a)
      const inp = slowest[Math.floor(slowest.length / 50)]
      return {
        ...(lcp !== undefined && { lcp: Math.round(lcp) }),
        ...(cls !== undefined && { cls: Math.round(cls * 1000) / 1000 }),
        ...(inp !== undefined && { inp: Math.round(inp) })
      }
    }
  }
}

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
const makeVisitReports = (pages: ReadonlyArray<string>, scripts: () => ReadonlyArray<string>) => {
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
