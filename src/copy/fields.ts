/** What every form says of a field that does not hold, in the words of the specification (1§5, 2§5, VA-02). */
export const fieldProblems = {
  name: {
    tooShort: "El nombre debe tener al menos 3 caracteres.",
    invalid: "El nombre lleva letras, sin símbolos como < o >, hasta 100."
  },
  phone: { required: "Teléfono es requerido.", notTenDigits: "Teléfono debe tener 10 dígitos." },
  email: { required: "Email es requerido.", invalid: "Email no es válido." },
  document: { required: "Documento es requerido.", invalid: "Documento debe ser de 7 u 8 dígitos." },
  /** A document type that the rule of 7 or 8 digits does not fit (C16). */
  passport: (phone: string) => `Se carga si tiene 7 u 8 números, sin letras. Si lleva letras, llamanos: ${phone}.`,
  line: {
    tooLong: "Este dato es demasiado largo.",
    invalid: "Este dato tiene caracteres invisibles: hay que borrarlo y escribirlo de nuevo."
  },
  /** Where the specification gives no text (B25). */
  required: "Este campo es obligatorio."
}
