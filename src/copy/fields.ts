import { card, quoteProblems } from "./quote"

const { email, phone } = quoteProblems

export const fieldProblems = {
  card,
  name: {
    tooShort: "El nombre debe tener al menos 3 caracteres.",
    invalid: "El nombre debe tener letras, sin símbolos como < o >, y hasta 100 caracteres.",
    card
  },
  phone,
  email,
  document: { required: "Documento es requerido.", invalid: "Documento debe ser de 7 u 8 dígitos.", card },
  /** The specification gives no text for this case (VA-05). */
  required: "Este campo es obligatorio."
}
