/**
 * An id is a number above 0, which may be written as 32.0, or a text. A text of a few small letters
 * must not begin with f, n or t: one of Pact's engines reads null, true and false as such texts.
 */
export const idForm =
  "^(0*[1-9]\\d*(\\.0+)?|\\w*[A-Z_][\\w.-]*|[a-z]+[\\d.-][\\w.-]*|\\d+[a-z-][\\w.-]*|[a-eg-mo-su-z][a-z]*|[a-z]{6,})$"

/** The id of an order: a number above 0, or a text with a letter and a digit. */
export const orderForm = "^(0*[1-9]\\d*(\\.0+|-[\\w.-]*)?|\\d[\\w.-]*[A-Za-z][\\w.-]*|[A-Za-z][\\w.-]*\\d[\\w.-]*)$"

/** A number above 0, written with or without an exponent. */
export const positiveForm = "^(0*[1-9]\\d*(\\.\\d+)?|0+\\.0*[1-9]\\d*)([eE][+-]?\\d+)?$"

/** A whole number, which may be written as 3.0. */
export const wholeForm = "^-?\\d+(\\.0+)?$"

/** A whole number above 0, which may be written as 3.0. */
export const countForm = "^0*[1-9]\\d*(\\.0+)?$"

/** A text with something in it. */
export const filledForm = "^[\\s\\S]*\\S[\\s\\S]*$"

/** The forms in words. */
export const formsInWords: Readonly<Record<string, string>> = {
  [idForm]: "a number above 0 or a text",
  [orderForm]: "a number above 0 or a text with a digit",
  [positiveForm]: "a number above 0",
  [wholeForm]: "a whole number",
  [countForm]: "a whole number above 0",
  [filledForm]: "a text with something in it"
}
