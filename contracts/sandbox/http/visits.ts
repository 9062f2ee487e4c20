/** Where the portal reports how visits go, on every host that wants it (OU-24). */
export const visitsPath = "/reports/visits"

/** In bytes. A report has at most 20 errors and 20 calls. */
export const visitCap = 8 * 1024

/** What is kept of a report: names and numbers alone. */
export type Visit = {
  readonly release: string
  readonly vitals: Readonly<Record<string, number>>
  readonly errors: Readonly<Record<string, number>>
  readonly calls: Readonly<Record<string, number>>
  readonly steps: readonly string[]
}

const vital = /^(lcp|cls|inp)$/
const script = /^portal-[\w-]{8}\.js$/
const place = /^[A-Za-z_.-]{1,60}(-[\w-]{8})?\.js:\d{1,6}:\d{1,6}$/
const call = /^[a-z_.]{2,20} ([45]\d\d|0)$/
const step = /^\/[a-z]{0,30}$/

const counted = (value: unknown, name: RegExp) =>
  Object.fromEntries(
    Object.entries(Object(value))
      .slice(0, 20)
      .flatMap(([key, count]) => (name.test(key) && typeof count === "number" && count < 1e7 ? [[key, count]] : []))
  )

/** What may be kept of a report's JSON. Every text that has not the form of a name is dropped. */
export const readVisit = (sent: unknown): Visit | undefined => {
  const { calls, errors, release, steps, vitals }: Readonly<Record<string, unknown>> = Object(sent)
  if (typeof release !== "string" || !script.test(release)) return undefined
  const reached = Array.isArray(steps) ? steps.filter((path) => typeof path === "string" && step.test(path)) : []
  return {
    release,
    vitals: counted(vitals, vital),
    errors: counted(errors, place),
    calls: counted(calls, call),
    steps: reached.slice(0, 30)
  }
}
