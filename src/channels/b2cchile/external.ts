import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

/** Chile's texts for a partner's purchase. */
export const external: Overlay<PagesCopy["external"]> = {
  rivals: {
    title: "Ya tienes una compra empezada",
    text: "Este enlace trae otra. Si sigues con la del enlace, reemplaza a la tuya."
  },
  problems: {
    missing: {
      text: "A este enlace le falta la cotización. Pide uno nuevo a quien te lo envió, o cotiza aquí en menos de un minuto."
    },
    invalid: {
      text: "No pudimos leer la cotización de este enlace. Pide uno nuevo a quien te lo envió, o cotiza aquí en menos de un minuto."
    },
    expired: { text: "Los precios cambian con el tiempo. Vuelve a cotizar: tarda menos de un minuto." },
    failed: {
      text: "No pudimos preparar tu compra. Prueba otra vez, o cotiza de nuevo en menos de un minuto."
    }
  }
}
