import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

/** Chile's texts for the cookie policy. */
export const cookies: Overlay<PagesCopy["cookies"]> = {
  preferences: {
    text: "Tus preferencias se guardan durante 6 meses; después te las volvemos a preguntar. Puedes cambiarlas cuando quieras en el centro de preferencias."
  },
  device: {
    inFile: "El archivo que descargas sí muestra el contenido: guárdalo donde solo tú lo veas.",
    honest:
      "Lo que vence no se borra en el momento, sino la próxima vez que entras desde este navegador. Si el dispositivo es compartido, bórralo antes de irte. La cookie de tu sesión es del servidor: no está en esta lista, y se borra cuando eliges Salir.",
    payment: {
      text: "Lo que guardamos de ese pago evita que se cobre dos veces. Antes de borrarlo revisa tu correo: si se cobró, ahí está tu voucher."
    }
  }
}
