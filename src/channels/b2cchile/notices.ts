import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

/** Chile's texts for notices. */
export const notices: Overlay<PagesCopy["notices"]> = {
  messages: {
    empty: {
      text: "No hay ninguna compra en curso y no se cobró nada. Cotiza tu viaje para empezar.",
      inDoubt:
        "No hay ninguna compra en curso. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    begun: {
      text: "La fecha de inicio de tu viaje ya pasó, por eso la compra no siguió. No se cobró nada: elige otra fecha y vuelve a cotizar.",
      inDoubt:
        "La fecha de inicio de tu viaje ya pasó, por eso la compra no siguió. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    loginFirst: {
      text: "Para comprar tienes que ingresar a tu cuenta. No se cobró nada.",
      inDoubt:
        "Para comprar tienes que ingresar a tu cuenta. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    passengers: {
      text: "Antes de pagar, revisa los datos de los pasajeros. No se cobró nada.",
      inDoubt:
        "Revisa los datos de los pasajeros. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    notOnSale: { text: "Por ahora no vendemos en línea. Puedes cotizar, y lo que completaste queda guardado." },
    notHere: { text: "Esa página no está en este portal. Si necesitas ayuda, escríbenos." },
    account: { text: "Para ver tus datos y tus compras, ingresa a tu cuenta." }
  }
}
