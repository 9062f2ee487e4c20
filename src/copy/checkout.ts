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
    average: "Promedio por persona",
    instalments: (count: number, free: boolean) =>
      `${count === 1 ? "1 cuota" : `${count} cuotas`}${free ? " sin interés" : ""} de`
  },
  bar: {
    trip: (dates: string, passengers: string) => `${dates} · ${passengers}`,
    average: (price: string) => `Promedio ${price} por persona`,
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
    plan: {
      title: "Tu compra cambió",
      text: "Desde que lo elegiste, el plan se actualizó. Para seguir hay que aceptarlo como es ahora o elegir otro plan.",
      accept: "ACEPTAR EL PLAN"
    },
    before: "Antes",
    now: "Ahora",
    named: (when: string, plan: string) => `${when}: ${plan}`,
    inInstalments: (when: string, count: number) => `${when}, en ${count === 1 ? "1 cuota" : `${count} cuotas`} de`,
    accept: "ACEPTAR EL PRECIO",
    change: "Cambiar plan",
    close: "Cerrar",
    pending: "Tu compra cambió. Para continuar hay que aceptar el cambio:",
    review: "Ver el cambio",
    unconfirmed: {
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
  lostCoupon: {
    text: (code: string) =>
      `El cupón ${code} se quitó al volver a los planes. El total de esta página es sin ese descuento.`,
    again: "APLICARLO DE NUEVO"
  }
})
