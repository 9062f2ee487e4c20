import { fieldProblems } from "./fields"
import { page } from "./overlay"

const { email, phone } = fieldProblems

/** The texts of a purchase that starts at a partner's. */
export const external = page("external", {
  name: "Tu compra",
  progress: {
    title: "Estamos preparando tu compra",
    hint: "Tarda unos segundos. No cierres esta ventana.",
    slow: "Esto está tardando más de lo normal.",
    cancel: "Cancelar",
    bar: "Avance",
    done: "listo",
    messages: {
      details: "Verificando tus datos...",
      plan: "Verificando el producto elegido...",
      passengers: "Verificando datos de pasajeros...",
      payment: "Redireccionando al pago..."
    }
  },
  ask: {
    title: "¿Cómo te contactamos?",
    text: "Quien te envió este enlace no nos pasó tu contacto. Lo necesitamos para confirmar el precio y enviarte el voucher.",
    fields: { phone: "Teléfono", email: "Email" },
    problems: { phone, email },
    go: "CONTINUAR"
  },
  rivals: {
    title: "Ya tenés una compra empezada",
    text: "Este enlace trae otra. Si seguís con la del enlace, reemplaza a la tuya.",
    own: "Tu compra",
    offered: "La del enlace",
    plan: "Plan",
    destination: "Destino",
    dates: "Fechas",
    period: (start: string, end: string) => `${start} – ${end}`,
    travellers: "Viajan",
    voucherTo: "Voucher a",
    keep: "SEGUIR CON LA MÍA",
    take: "Ver la del enlace"
  },
  problems: {
    missing: {
      title: "No se encontró la cotización",
      text: "A este enlace le falta la cotización. Pedí uno nuevo a quien te lo envió, o cotizá acá en menos de un minuto."
    },
    invalid: {
      title: "Cotización inválida",
      text: "No pudimos leer la cotización de este enlace. Pedí uno nuevo a quien te lo envió, o cotizá acá en menos de un minuto."
    },
    expired: {
      title: "Cotización expiró",
      text: "Los precios cambian con el tiempo. Volvé a cotizar: tarda menos de un minuto."
    },
    failed: {
      title: "Error",
      text: "No pudimos preparar tu compra. Probá otra vez, o cotizá de nuevo en menos de un minuto."
    }
  },
  retry: "Reintentar",
  quote: "COTIZAR",
  contact: "Hablar con un asesor"
})
