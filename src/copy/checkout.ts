import { fieldProblems } from "./fields"
import { page } from "./overlay"

/** What steps 2 and 3 share. */
export const checkout = page("checkout", {
  trail: {
    label: "Pasos de la compra",
    done: "listo",
    quote: "Cotización",
    passengers: "Pasajeros",
    payment: "Pago"
  },
  loading: "Buscando tu compra…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  retry: "Reintentar",
  lost: "No pudimos cargar tu compra. Tus datos siguen acá.",
  cart: {
    label: "Tu compra",
    change: "Cambiar plan",
    destination: "Destino",
    dates: "Fechas",
    period: (start: string, end: string) => `${start} – ${end}`,
    passengers: "Pasajeros",
    travellers: (count: number, ages: string, last: number) => `${count} (${ages} ${last === 1 ? "año" : "años"})`,
    kind: "Modalidad",
    total: "Total",
    instalments: (count: number, free: boolean) =>
      `${count === 1 ? "1 cuota" : `${count} cuotas`}${free ? " sin interés" : ""} de`
  },
  bar: {
    trip: (dates: string, passengers: string) => `${dates} · ${passengers}`,
    link: "Ver compra"
  },
  price: {
    title: "El precio de tu plan cambió",
    text: "Desde que lo elegiste, el precio se actualizó. Para seguir, aceptá el precio nuevo o elegí otro plan.",
    coupon: "Tu cupón ya no es válido y se quitó.",
    instalments: {
      title: "Las cuotas de tu plan cambiaron",
      text: "Desde que lo elegiste, sus cuotas se actualizaron. Para seguir hay que aceptar las nuevas o elegir otro plan.",
      accept: "ACEPTAR LAS CUOTAS"
    },
    before: "Antes",
    now: "Ahora",
    inInstalments: (when: string, count: number) => `${when}, en ${count === 1 ? "1 cuota" : `${count} cuotas`} de`,
    accept: "ACEPTAR EL PRECIO",

    change: "Cambiar plan",
    close: "Cerrar",
    pending: "El precio cambió. Aceptalo para continuar:",
    review: "Ver el precio",
    unasked: {
      title: "No pudimos confirmar el precio",
      text: "El precio de la pantalla tiene más de 20 minutos y puede haber cambiado: si se paga ahora, puede cobrarse otro importe. Este pago todavía no se envió.",
      accept: "SEGUIR IGUAL"
    }
  },
  gone: {
    text: "Este plan ya no está a la venta. Elegí otro: los datos de los pasajeros quedan guardados.",
    link: "Ver otros planes"
  },
  changed: {
    title: "Tu compra cambió",
    text: "La modificaste en otra pestaña. Ahora esta página muestra ese plan, sus fechas y su total.",
    close: "Entendido"
  },
  coupon: {
    lost: (code: string) =>
      `El cupón ${code} se quitó al volver a los planes. El total de esta página es sin ese descuento.`,
    again: "APLICARLO DE NUEVO",
    label: "Cupón de descuento",
    placeholder: "Código",
    apply: "APLICAR",
    busy: "Aplicando el cupón…",
    remove: "Quitar cupón",
    applied: "DESCUENTO APLICADO CORRECTAMENTE",
    refusedTitle: "Cupón de Descuento",
    refused: "EL CUPON NO ES VALIDO",
    blank: fieldProblems.required,
    card: fieldProblems.card,
    unknown: "No pudimos verificar el cupón. Tu compra no cambió: probá de nuevo en unos minutos.",
    contact: "Primero completá el email y el teléfono del pasajero 1.",
    gone: "Esta compra ya no está en curso. Volvé a elegir un plan.",
    close: "Cerrar"
  },
  producer: {
    label: "Me vendió un productor",
    yes: "SI",
    no: "NO",
    code: "Código de productor",
    hint: "Lo tiene tu productor asesor de seguros.",
    problems: { required: fieldProblems.required, card: fieldProblems.card },
    /** Verbatim from the specification (PR-03). */
    missingTitle: "Código de Productor",
    missing:
      "Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en 'Me vendió un productor'.",
    close: "Cerrar"
  }
})
