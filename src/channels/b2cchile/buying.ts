import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

// Chile's texts from the question about plans to the payment.

/** Chile's texts for questions about plans. */
export const asking = {
  lead: "Pregunta con tus palabras y te mostramos qué dice cada plan.",
  search: { placeholder: "Por ejemplo: perdí la maleta" },
  examples: [
    "Se me rompe una muela",
    "Perdí la maleta",
    "Estoy embarazada",
    "Voy a esquiar",
    "Cancelo el viaje",
    "Tengo una enfermedad crónica"
  ],
  ask: "Si un plan no lo dice, consúltanos antes de comprarlo.",
  notFound: "Prueba con otras palabras o elige un tema:",
  topics: { rentedCar: "Auto arrendado", devices: "Celular o computador" }
} satisfies Overlay<PagesCopy>["asking"]

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

/** Chile's texts for the payment. */
export const payment: Overlay<PagesCopy["payment"]> = {
  other: { advice: "Revisa los datos o prueba con otra tarjeta. Tu viaje y los pasajeros siguen guardados." },
  numberDoubt: "Revisa el número: puede tener un dígito cambiado.",
  instalments: {
    placeholder: "Elige las cuotas",
    withoutType: "Primero escribe el número",
    none: "No hay cuotas para esta tarjeta. Elige otro tipo.",
    noneAtAll: "Este plan no se puede pagar con tarjeta. Elige otro plan."
  },
  trip: { identity: (document) => `RUT ${document}` },
  byLink: (email) =>
    `Esta compra empezó en un enlace que te enviaron, y el voucher va a ${email}. Si ese email no es tuyo, cámbialo en Pasajeros antes de pagar.`,
  withdrawal: "Puedes anular tu cobertura dentro de los 10 días de la compra y hasta que comience.",
  pending: (trip) =>
    `No sabemos si tu último pago se completó: ${trip}. Antes de volver a pagar, revisa tu correo: si se cobró, ahí está tu voucher.`,
  failed: {
    refused: "No se te cobró nada. Revisa los datos o prueba con otra tarjeta.",
    notSent: "No se te cobró nada. Revisa tu conexión y prueba de nuevo: tus datos siguen aquí.",
    inDoubt: "Este pago no se cobró, pero el anterior puede haberse cobrado: revisa tu correo o llámanos.",
    when: (minutes) => {
      if (minutes === undefined) return "Hay muchos pagos a la vez: prueba de nuevo en unos minutos."
      return `Hay muchos pagos a la vez: prueba de nuevo en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`
    }
  },
  processing: {
    text: "Todavía no tiene resultado. Espera unos minutos y revisa tu correo antes de volver a pagar, también desde otro dispositivo."
  },
  notKept: {
    text: "No tiene lugar o no permite guardar datos. Si el pago queda sin respuesta y recargas la página, no vamos a poder avisarte, y si pagas de nuevo puede cobrarse dos veces. También puedes comprar por teléfono."
  },
  confirm: {
    title: "¿Quieres pagar de todos modos?",
    text: (trip) =>
      `Tu pago anterior puede haberse cobrado: ${trip}. Revisa tu correo: si te llegó el voucher, no hace falta pagar otra vez.`
  },
  confirmTwice: {
    text: (trip) =>
      `Tu pago anterior puede haberse cobrado: ${trip}. Si pagas de nuevo, puede cobrarse dos veces. Revisa tu correo o llámanos antes de seguir: si te llegó el voucher, la compra ya está hecha.`
  },
  bought: {
    text: (where, order, plan) =>
      `${where}${order && `, con la orden ${order}`}: ${plan && `${plan}, con `}los mismos días y pasajeros. Si pagas de nuevo, se cobra otra vez.`
  },
  underWay: {
    text: "Otra pestaña de este navegador está procesando un pago. Espera a que termine antes de pagar aquí."
  },
  notOnSale: {
    text: "Este pago no se envió. Tu compra y los pasajeros siguen guardados: prueba más tarde."
  },
  changed: {
    text: "La modificaste en otra pestaña y no se cobró nada. Revisa el plan, los pasajeros y el total antes de pagar.",
    inDoubt:
      "La modificaste en otra pestaña. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
  },
  gone: {
    text: "No se te cobró nada. Elige otro plan: los datos de los pasajeros quedan guardados.",
    inDoubt:
      "No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de elegir otro plan. Los datos de los pasajeros quedan guardados."
  },
  sessionLost: {
    text: "No se cobró nada. Ingresa de nuevo para completar el pago: tu compra sigue guardada.",
    inDoubt:
      "No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar. Tu compra sigue guardada."
  }
}

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
    passengersGone: {
      inDoubt:
        "Los datos de los pasajeros no están en este navegador: los guarda 24 horas. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    anotherLogin: {
      inDoubt:
        "Ahora este navegador tiene otra cuenta ingresada, y borró los datos de los pasajeros de la anterior. No sabemos si tu último pago se completó: revisa tu correo o llámanos antes de volver a pagar."
    },
    notOnSale: { text: "Por ahora no vendemos en línea. Puedes cotizar, y lo que completaste queda guardado." },
    notHere: { text: "Esa página no está en este portal. Si necesitas ayuda, escríbenos." },
    account: { text: "Para ver tus datos y tus compras, ingresa a tu cuenta." }
  }
}
