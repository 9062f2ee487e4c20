export const fieldProblems = {
  name: {
    tooShort: "El nombre debe tener al menos 3 caracteres.",
    invalid: "El nombre debe tener letras, sin símbolos como < o >, y hasta 100 caracteres."
  },
  phone: { required: "Teléfono es requerido.", notTenDigits: "Teléfono debe tener 10 dígitos." },
  email: { required: "Email es requerido.", invalid: "Email no es válido." },
  document: { required: "Documento es requerido.", invalid: "Documento debe ser de 7 u 8 dígitos." },
  /** The specification gives no text for this case (VA-05). */
  required: "Este campo es obligatorio."
}
