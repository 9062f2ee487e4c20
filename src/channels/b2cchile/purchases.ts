import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

/** Chile's texts for the list of purchases. */
export const purchases: Overlay<PagesCopy["purchases"]> = {
  empty: {
    title: "Todavía no tienes compras",
    text: "Cuando compres una asistencia, aquí vas a encontrar tu voucher y tu certificado."
  },
  inApp:
    "El navegador de esta app suele no guardar archivos. Abre esta página en Safari o Chrome: el certificado también está en tu correo.",
  certificate: {
    failed: "No pudimos descargar el certificado. Prueba de nuevo en unos minutos: también está en tu correo."
  }
}
