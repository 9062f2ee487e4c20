import { page } from "./overlay"
/** The offer to resume an unfinished purchase (OU-08). It uses neither vos nor tú. */
export const resume = page("resume", {
  label: "Continuar tu compra",
  inDoubt: "El último pago puede haberse cobrado: el voucher llega por correo",
  note: (destination: string, start: string, end: string) =>
    `${destination && `${destination}, `}${start}\u00a0–\u00a0${end}`,
  go: "CONTINUAR",
  login: "ENTRAR Y CONTINUAR",
  dismiss: "Descartar"
})
