/** Whether a value may stand in a field. */
export type Is = (value: unknown) => boolean

/** A JSON object by field: what may stand there, or the fields of an object there. */
export type Shape = { readonly [field: string]: Is | Shape }

/** True for `{...}`, false for null, lists and everything else. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const one =
  (...values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value)

export const text =
  (form: RegExp, longest = 254): Is =>
  (value) =>
    typeof value === "string" && value.length <= longest && form.test(value)

export const filled: Is = text(/\S/)
/** No part of a domain holds a dot, so that a long text costs linear time. */
export const email: Is = text(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)
export const phone: Is = text(/^\d{10}$/)

export const whole =
  (least: number, most: number): Is =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most

export const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value)

export const listOf =
  (is: Is, least: number, most: number): Is =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(is)

/** A real day from 1900 to 2100, `YYYY-MM-DD`. */
export const day: Is = (value) => {
  if (typeof value !== "string" || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** The day so many days after `now` in UTC, `YYYY-MM-DD`. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The first day on which a trip may begin: yesterday in UTC may be a visitor's today. */
export const firstDeparture = (now: Date): string => dayFrom(now, -1)

/** The days from one `YYYY-MM-DD` to another. */
export const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000

/** The fields of a body that are missing, wrong or not expected, such as `quote.Age`. */
export const wrongIn = (body: unknown, shape: Shape, path = ""): readonly string[] => {
  if (!isObject(body)) return [path === "" ? "cuerpo" : path.slice(0, -1)]
  const unexpected = Object.keys(body).filter((field) => !Object.hasOwn(shape, field))
  const wrong = Object.entries(shape).flatMap(([field, wanted]) => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined
    if (typeof wanted !== "function") return wrongIn(value, wanted, `${path}${field}.`)
    return wanted(value) ? [] : [path + field]
  })
  return [...wrong, ...unexpected.map((field) => path + field)]
}
