import { page } from "./overlay"
export interface Message {
  readonly text: string
  /** Replaces `text` while a payment may have been charged. */
  readonly inDoubt?: string
  readonly kind: "ok" | "info" | "bad"
  /** Closes after 3 s. Any other stays until the visitor closes it: only the notice tells it. */
  readonly brief?: true
  readonly action?: { readonly label: string; readonly href: string }
}

const messages = {
  registered: { kind: "ok", brief: true, text: "El usuario se dio de alta correctamente" },
  notSent: { kind: "bad", text: "Tu solicitud no se envió. Lo que escribiste está en el formulario." },
  bought: {
    kind: "ok",
    text: "Esta compra ya está hecha y el voucher está en el correo que diste al comprar. No hace falta pagar otra vez.",
    action: { label: "Ver el voucher", href: "/cotizarpagoexitoso" }
  },
  empty: {
    kind: "info",
    text: "No hay ninguna compra en curso y no se cobró nada. Cotizá tu viaje para empezar.",
    inDoubt:
      "No hay ninguna compra en curso. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  begun: {
    kind: "info",
    text: "La fecha de inicio de tu viaje ya pasó, por eso la compra no siguió. No se cobró nada: elegí otra fecha y volvé a cotizar.",
    inDoubt:
      "La fecha de inicio de tu viaje ya pasó, por eso la compra no siguió. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  loginFirst: {
    kind: "info",
    text: "Para comprar tenés que ingresar a tu cuenta. No se cobró nada.",
    inDoubt:
      "Para comprar tenés que ingresar a tu cuenta. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar.",
    action: { label: "Ingresar", href: "/login" }
  },
  passengers: {
    kind: "info",
    text: "Antes de pagar, revisá los datos de los pasajeros. No se cobró nada.",
    inDoubt:
      "Revisá los datos de los pasajeros. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  passengersGone: {
    kind: "info",
    text: "Los datos de los pasajeros no están en este navegador: los guarda 24 horas. No se cobró nada.",
    inDoubt:
      "Los datos de los pasajeros no están en este navegador: los guarda 24 horas. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  anotherLogin: {
    kind: "info",
    text: "Ahora este navegador tiene otra cuenta ingresada, y borró los datos de los pasajeros de la anterior. No se cobró nada.",
    inDoubt:
      "Ahora este navegador tiene otra cuenta ingresada, y borró los datos de los pasajeros de la anterior. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  sessionOver: {
    kind: "info",
    text: "Tu sesión terminó. La compra puede seguir sin ingresar a tu cuenta.",
    action: { label: "Ingresar", href: "/login" }
  },
  notOnSale: {
    kind: "info",
    text: "Por ahora no vendemos en línea. Podés cotizar, y lo que completaste queda guardado."
  },
  received: {
    kind: "ok",
    text: "Listo: tu compra está hecha y te llegó el voucher. Borramos ese plan y sus pasajeros de este navegador."
  },
  couponLost: {
    kind: "info",
    brief: true,
    text: "El cupón se quitó al volver a los planes: el total es sin ese descuento."
  },
  noPurchase: {
    kind: "info",
    text: "En este navegador no hay ninguna compra reciente. Si compraste, el voucher está en el correo que diste al comprar."
  },
  notHere: {
    kind: "info",
    text: "Esa página no está en este portal. Si necesitás ayuda, escribinos.",
    action: { label: "Ir a Contacto", href: "/contacto" }
  },
  account: {
    kind: "info",
    text: "Para ver tus datos y tus compras, ingresá a tu cuenta.",
    action: { label: "Ingresar", href: "/login" }
  }
} satisfies Record<string, Message>

/** The notices, by the name that `noticeState` of journey/visit/visit.ts puts into the history. */
export const notices = page("notices", {
  close: "Cerrar",
  messages: messages as Readonly<Record<keyof typeof messages, Message>>
})
