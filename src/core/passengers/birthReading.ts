import { withoutMarks } from "../person/typed"
import { showDay } from "../trip/calendar"
import { readDay } from "../trip/readDay"
import { readCopiedDay } from "../trip/tidyDates"
import { ageFrom, type PassengerRules } from "./passenger"

/**
 * The birth that a date with a year of two digits means, `1/2/90`, for its writer to confirm (VA-10):
 * the quoted age tells the century. Undefined for any other text and age.
 */
export const birthReading = (typed: string, { age, today }: Pick<PassengerRules, "age" | "today">) => {
  const [, start, year] = /^(.*\D|\d{4})(\d\d)$/.exec(withoutMarks(typed).trim()) ?? []
  const births = ["19", "20"].map((century) => `${start}${century}${year}`)
  const [only, ...more] = births.flatMap((birth) => {
    const day = readDay(birth) ?? readCopiedDay(birth)
    return day && ageFrom(day, today) === age ? [showDay(day)] : []
  })
  return more.length === 0 ? only : undefined
}
