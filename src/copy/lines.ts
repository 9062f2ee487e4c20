/** What is said of a line of text, such as an address. Apart from the words of every form, which come with the results. */
export const line = {
  tooLong: "Este dato es demasiado largo.",
  invalid: "Este dato tiene caracteres invisibles: hay que borrarlo y escribirlo de nuevo."
}

/** Said of a document type that the rule of 7 or 8 digits does not fit (VA-03). */
export const passport = (phone: string) =>
  `Se carga si tiene 7 u 8 números, sin letras. Si lleva letras, llamanos: ${phone}.`
