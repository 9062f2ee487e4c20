import type { Problem } from "./answers"

const dateForm = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

/** The day number of a real `YYYY-MM-DD` date between `firstYear` and 2100, else undefined. */
const dayNumber = (text: string, firstYear: number): number | undefined => {
  const [, year, month, day] = dateForm.exec(text) ?? []
  if (year === undefined || Number(year) < firstYear || Number(year) > 2100) return undefined
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return new Date(time).toISOString().startsWith(text) ? time / dayLength : undefined
}

/** True for `{...}`, false for null, lists and everything else. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most

/** Reads the fields of one JSON object and collects a Spanish message for each wrong one. */
export type Checks = {
  readonly problems: readonly Problem[]
  readonly refuse: (field: string, message: string) => void
  readonly text: (field: string, form: RegExp, message: string) => string
  readonly textOrNull: (field: string, most: number) => string | null
  readonly flag: (field: string) => boolean
  readonly whole: (field: string, least: number, most: number) => number
  readonly wholes: (field: string, least: number, most: number, length: number) => readonly number[]
  readonly texts: (field: string, length: number) => readonly string[]
  /** A day number. Refuses dates before `firstYear` (2000). */
  readonly day: (field: string, firstYear?: number) => number | undefined
  /** Refuses every other field. */
  readonly only: (fields: readonly string[]) => void
}

/**
 * Checks `source`. `path` precedes the field names in the messages; several checks may share
 * `problems`.
 */
export const checksOf = (source: Readonly<Record<string, unknown>>, path: string, problems: Problem[] = []): Checks => {
  const refuse = (field: string, mensaje: string) => void problems.push({ campo: path + field, mensaje })
  const value = (field: string) => (Object.hasOwn(source, field) ? source[field] : undefined)
  const list = <Item>(field: string, length: number, fits: (item: unknown) => item is Item, message: string) => {
    const items: unknown = value(field)
    if (Array.isArray(items) && items.length <= length && items.every(fits)) return items
    refuse(field, message)
    return []
  }
  return {
    problems,
    refuse,
    text: (field, form, message) => {
      const found = value(field)
      if (typeof found === "string" && found.length <= 254 && form.test(found)) return found
      refuse(field, message)
      return ""
    },
    textOrNull: (field, most) => {
      const found = value(field)
      if (found === null || (typeof found === "string" && found.length <= most)) return found
      refuse(field, `Debe ser un texto de hasta ${most} caracteres, o null.`)
      return null
    },
    flag: (field) => {
      const found = value(field)
      if (typeof found === "boolean") return found
      refuse(field, "Debe ser true o false.")
      return false
    },
    whole: (field, least, most) => {
      const found = value(field)
      if (isWhole(found, least, most)) return found
      refuse(field, least === most ? `Debe ser ${least}.` : `Debe ser un número entero de ${least} a ${most}.`)
      return least
    },
    wholes: (field, least, most, length) => {
      const fits = (item: unknown): item is number => isWhole(item, least, most)
      const message = `Debe ser una lista de 1 a ${length} números enteros de ${least} a ${most}.`
      const found = list(field, length, fits, message)
      if (Array.isArray(value(field)) && Object(value(field)).length === 0) refuse(field, message)
      return found
    },
    texts: (field, length) => {
      const fits = (item: unknown): item is string => typeof item === "string" && item.length <= 40
      return list(field, length, fits, `Debe ser una lista de hasta ${length} textos cortos.`)
    },
    day: (field, firstYear = 2000) => {
      const found = value(field)
      const day = typeof found === "string" ? dayNumber(found, firstYear) : undefined
      if (day === undefined) refuse(field, "Debe ser una fecha real con la forma AAAA-MM-DD.")
      return day
    },
    only: (fields) => {
      for (const field of Object.keys(source)) if (!fields.includes(field)) refuse(field, "No se espera.")
    }
  }
}
