const pad = (value: number, size: number) => String(value).padStart(size, "0")

/** The date picker uses local `Date`s. Noon keeps the day the same across changes of clocks. */
export const toDate = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number)
  const date = new Date(2000, month - 1, day, 12)
  date.setFullYear(year, month - 1, day)
  return date
}

export const toIso = (date: Date) =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`

export const pickRange = (start: string | undefined, end: string | undefined, picked: string) =>
  start !== undefined && end === undefined && picked > start
    ? { start, end: picked }
    : { start: picked, end: undefined }

export const monthsBetween = (from: Date, to: Date) =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
