/** The offer to resume an unfinished purchase (OU-08). It uses neither vos nor tú. */
export const resume = {
  label: "Continuar tu compra",
  /** `destination` may be empty in a partner's purchase. */
  note: (destination: string, start: string, end: string) =>
    `${destination && `${destination}, `}${start}\u00a0–\u00a0${end}`,
  go: "CONTINUAR",
  /** The purchase continues after the login. */
  login: "ENTRAR Y CONTINUAR",
  dismiss: "Descartar"
}
