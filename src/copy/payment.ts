import { fieldProblems } from "./fields"
import { page } from "./overlay"

const { card, required } = fieldProblems

/** The texts of step 3, the payment. */
export const payment = page("payment", {
  title: "PASO 3: Pago",
  formLabel: "Pago",
  card: {
    credit: "Tarjeta de crédito",
    debit: "Tarjeta de débito",
    secure: "Conexión segura",
    preview: "Vista previa de tu tarjeta",
    holder: "Titular",
    holderPlaceholder: "NOMBRE Y APELLIDO",
    expiry: "Vence",
    expiryPlaceholder: "MM/AAAA"
  },
  fields: {
    mode: "Modo de tarjeta",
    holder: "Nombre y apellido del titular",
    number: "Número de tarjeta",
    expiry: "Vencimiento",
    code: "Código de seguridad",
    type: "Tipo de tarjeta",
    instalment: "Cuotas",
    terms: "Acepto los términos y condiciones"
  },
  modes: { credit: "Crédito", debit: "Débito" },
  /** Under a number that was declined. */
  other: {
    advice: "Revisá los datos o probá con otra tarjeta. Tu viaje y los pasajeros siguen guardados.",
    label: "Usar otra tarjeta"
  },
  holderHint: "Como figura en la tarjeta",
  codeHint: "3 números en el dorso; Amex, 4 en el frente",
  /** The number fails the Luhn check. Some accepted cards do too, so this is a question. */
  numberDoubt: "Revisá el número: puede tener un dígito cambiado.",
  instalments: {
    placeholder: "Elegí las cuotas",
    withoutType: "Primero escribí el número",
    none: "No hay cuotas para esta tarjeta. Elegí otro tipo.",
    noneAtAll: "Este plan no se puede pagar con tarjeta. Elegí otro plan.",
    /** Short, because a closed list on a small phone shows it whole. */
    each: (count: number, amount: string, financed: string | undefined) =>
      `${count} × ${amount} ${financed === undefined ? "sin interés" : `(total ${financed})`}`
  },
  terms: { conditions: "Términos y condiciones", privacy: "Política de privacidad", newTab: "(PDF, en otra pestaña)" },
  /** The specification fixes number, type, instalment and terms (PY-06, PY-07, PY-10). */
  problems: {
    holder: { required, card },
    number: {
      required,
      invalid: "Número de tarjeta no es válido.",
      incompatible: "Tipo y número de tarjeta incompatibles",
      declined: "Tu banco no aprobó esta tarjeta. No\u00a0se\u00a0cobró\u00a0nada."
    },
    expiry: {
      required,
      invalid: "Vencimiento debe ser mes y año, como MM/AAAA.",
      past: "Vencimiento no puede ser anterior a este mes."
    },
    code: { required, invalid: "Código de seguridad debe tener 3 dígitos." },
    type: { required, unknown: "Tipo de tarjeta no válido." },
    instalment: { required: "Cuotas es requerido." },
    terms: { required: "Debe aceptar los términos y condiciones." }
  },
  trip: {
    title: "Tu viaje",
    identity: (document: string) => `Doc. ${document}`,
    voucherTo: "Voucher a",
    change: "Cambiar"
  },
  /** A partner's link may name the partner's own e-mail (EX-09). */
  byLink: (email: string) =>
    `Esta compra empezó en un enlace que te enviaron, y el voucher va a ${email}. Si ese email no es tuyo, cambialo en Pasajeros antes de pagar.`,
  back: "Volver a pasajeros",
  submit: "COMPLETAR PAGO",
  total: "Total",
  /** In the place of a card that was declined. */
  otherMissing: "Falta otra tarjeta",
  charge: (network: string, end: string) => `${network} terminada en ${end}`,
  /** The condition is that of the withdrawal form (WD-02). */
  withdrawal: "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura.",
  paying: "Procesando tu pago…",
  stay: "No cierres esta página.",
  slow: "Esto está tardando más de lo normal",
  once: "Puede tardar hasta un minuto. Un solo cobro.",
  /** Names a trip to the buyer. The records of the first releases have no plan. */
  tripName: (plan: string, start: string, end: string) =>
    plan ? `${plan}, del ${start} al ${end}` : "un viaje del que no guardamos el plan",
  pending: (trip: string) =>
    `No sabemos si tu último pago se completó: ${trip}. Antes de volver a pagar, revisá tu correo: si se cobró, ahí está tu voucher.`,
  closed: (trip: string) => `Listo: ya no esperamos el voucher de ${trip}. La compra de esta página no cambió.`,
  close: "Cerrar",
  /** Verbatim from the specification (PY-11). */
  wrong: {
    title: "Faltan algunos datos",
    text: "Para completar el pago verifica los datos en rojo y acepta los términos y condiciones"
  },
  failed: {
    title: "Error",
    text: "Ocurrió un error con el pago",
    refused: "No se te cobró nada. Revisá los datos o probá con otra tarjeta.",
    notSent: "No se te cobró nada. Revisá tu conexión y probá de nuevo: tus datos siguen acá.",
    unknown: "No vuelvas a pagar hasta revisar tu correo o llamarnos, tampoco desde otro dispositivo",
    free: "No se te cobró nada.",
    inDoubt: "Este pago no se cobró, pero el anterior puede haberse cobrado: revisá tu correo o llamanos.",
    when: (minutes: number | undefined) => {
      if (minutes === undefined) return "Hay muchos pagos a la vez: probá de nuevo en unos minutos."
      return `Hay muchos pagos a la vez: probá de nuevo en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`
    }
  },
  processing: {
    title: "Tu pago todavía está en curso",
    text: "Todavía no tiene resultado. Esperá unos minutos y revisá tu correo antes de volver a pagar, también desde otro dispositivo."
  },
  notKept: {
    title: "Este navegador no guarda tu pago",
    text: "No tiene lugar o no permite guardar datos. Si el pago queda sin respuesta y recargás la página, no vamos a poder avisarte, y si pagás de nuevo puede cobrarse dos veces. También podés comprar por teléfono.",
    pay: "PAGAR DE TODOS MODOS"
  },
  confirm: {
    title: "¿Querés pagar de todos modos?",
    text: (trip: string) =>
      `Tu pago anterior puede haberse cobrado: ${trip}. Revisá tu correo: si te llegó el voucher, no hace falta pagar otra vez.`,
    pay: "PAGAR DE TODOS MODOS"
  },
  confirmTwice: {
    title: "Hay un pago tuyo sin confirmar",
    text: (trip: string) =>
      `Tu pago anterior puede haberse cobrado: ${trip}. Si pagás de nuevo, puede cobrarse dos veces. Revisá tu correo o llamanos antes de seguir: si te llegó el voucher, la compra ya está hecha.`,
    pay: "PAGAR DE TODOS MODOS"
  },
  /** The list of purchases has this trip, maybe under another plan's name, or this browser bought it. */
  bought: {
    title: "Ya compraste este viaje",
    where: (here: boolean) => (here ? "Lo compraste en este navegador" : "Está en tus compras"),
    text: (where: string, order: string, plan: string) =>
      `${where}${order && `, con la orden ${order}`}: ${plan && `${plan}, con `}los mismos días y pasajeros. Si pagás de nuevo, se cobra otra vez.`,
    see: (here: boolean) => (here ? "VER EL VOUCHER" : "VER TUS COMPRAS"),
    pay: "PAGAR DE TODOS MODOS"
  },
  received: "Ya me llegó el voucher",
  underWay: {
    title: "Hay otro pago en curso",
    text: "Otra pestaña de este navegador está procesando un pago. Esperá a que termine antes de pagar acá."
  },
  notOnSale: {
    title: "Por ahora no vendemos en línea",
    text: "Este pago no se envió. Tu compra y los pasajeros siguen guardados: probá más tarde."
  },
  changed: {
    title: "Tu compra cambió",
    text: "La modificaste en otra pestaña y no se cobró nada. Revisá el plan, los pasajeros y el total antes de pagar.",
    inDoubt:
      "La modificaste en otra pestaña. No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar."
  },
  gone: {
    title: "Este plan ya no está a la venta",
    text: "No se te cobró nada. Elegí otro plan: los datos de los pasajeros quedan guardados.",
    inDoubt:
      "No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de elegir otro plan. Los datos de los pasajeros quedan guardados.",
    plans: "VER OTROS PLANES"
  },
  sessionLost: {
    title: "Tu sesión se cerró",
    text: "No se cobró nada. Ingresá de nuevo para completar el pago: tu compra sigue guardada.",
    inDoubt:
      "No sabemos si tu último pago se completó: revisá tu correo o llamanos antes de volver a pagar. Tu compra sigue guardada.",
    login: "INGRESAR"
  }
})
