const pad = (value: number, size: number) => String(value).padStart(size, "0")

/** The picker speaks in local `Date`s; noon is the hour that no change of clocks moves to another day. */
export const toDate = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number)
  const date = new Date(2000, month - 1, day, 12)
  date.setFullYear(year, month - 1, day)
  return date
}

/** `YYYY-MM-DD` of a local day. */
export const toIso = (date: Date) =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`

/** A first pick starts the range; a later day ends it; anything else starts again. */
export const pickRange = (start: string | undefined, end: string | undefined, picked: string) =>
  start !== undefined && end === undefined && picked > start
    ? { start, end: picked }
    : { start: picked, end: undefined }

/** Months from the first of one day's month to the other's. */
export const monthsBetween = (from: Date, to: Date) =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
