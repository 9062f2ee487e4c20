/** Words of the way back to a purchase that was left (OU-08); true in either voice. */
export const resume = {
  label: "Continuar tu compra",
  /** A partner's trip may be without a destination. */
  note: (destination: string, start: string, end: string) =>
    `${destination && `${destination}, `}${start}\u00a0–\u00a0${end}`,
  go: "CONTINUAR",
  /** The purchase goes on behind the login. */
  login: "ENTRAR Y CONTINUAR",
  dismiss: "Descartar"
}
