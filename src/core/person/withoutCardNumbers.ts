import { holdsCardNumber, withoutMarks } from "./typed"

/**
 * A form without invisible marks, and without its texts that hold a card number: the portal stores
 * none of them (VA-08).
 */
export const withoutCardNumbers = <Form>(form: Form): Form => {
  if (typeof form === "string") return (holdsCardNumber(form) ? "" : withoutMarks(form)) as Form
  if (Array.isArray(form)) return form.map(withoutCardNumbers) as Form
  if (typeof form !== "object" || form === null) return form
  return Object.fromEntries(Object.entries(form).map(([field, value]) => [field, withoutCardNumbers(value)])) as Form
}
