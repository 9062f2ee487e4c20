import { card, quoteProblems } from "./quote"

const { email, phone } = quoteProblems

export const fieldProblems = {
  card,
  name: {
    tooShort: "El nombre debe tener al menos 3 caracteres.",
    invalid: "El nombre debe tener letras, sin símbolos como < o >, y hasta 100 caracteres.",
    card
  },
  surname: {
    tooShort: "El apellido debe tener al menos 3 caracteres.",
    invalid: "El apellido debe tener letras, sin símbolos como < o >, y hasta 100 caracteres.",
    card
  },
  phone,
  email,
  document: { required: "Documento es requerido.", invalid: "Documento debe ser de 7 u 8 dígitos.", card },
  /** The specification gives no text for this case (VA-05). */
  required: "Este campo es obligatorio."
}

/** Messages for lines of text such as an address. Not every form has them. */
export const line = {
  tooLong: "Este dato es demasiado largo.",
  invalid: "Este dato tiene caracteres invisibles: hay que borrarlo y escribirlo de nuevo.",
  card: fieldProblems.card
}

/** For documents that do not fit the rule of 7 or 8 digits (VA-03). */
export const passport = (phone: string) =>
  `Se carga si tiene 7 u 8 números, sin letras. Si lleva letras, llamanos: ${phone}.`
