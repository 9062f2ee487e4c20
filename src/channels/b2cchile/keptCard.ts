import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

export const keptCard: Overlay<PagesCopy["success"]["keep"]> = {
  title: "Tenla a mano sin conexión",
  text: "Guárdala en este dispositivo y ábrela aunque no tengas internet. Guardamos el número de voucher, el plan, el destino, las fechas y cuántos viajan, hasta que termine tu viaje.",
  page: "La encuentras en Solicitar asistencia",
  otherwise:
    "Esta página no se abre sin conexión: imprime la tarjeta, guárdala como imagen o agrega el viaje a tu calendario."
}
