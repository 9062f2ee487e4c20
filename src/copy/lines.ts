import { fieldProblems } from "./fields"

/** Messages for lines of text such as an address. Not every form has them. */
export const line = {
  tooLong: "Este dato es demasiado largo.",
  invalid: "Este dato tiene caracteres invisibles: hay que borrarlo y escribirlo de nuevo.",
  card: fieldProblems.card
}

/** For documents that do not fit the rule of 7 or 8 digits (VA-03). */
export const passport = (phone: string) =>
  `Se carga si tiene 7 u 8 números, sin letras. Si lleva letras, llamanos: ${phone}.`
