const most = "Hasta 20 pasajeros por cotización; si son más, por teléfono."

/** Under any field but the card's own (VA-08). */
export const card = "Esto parece un número de tarjeta: se escribe solo al pagar, en su campo."

export const quoteProblems = {
  destination: { required: "Destino es requerido." },
  dates: {
    required: "Ambas fechas son requeridas.",
    startPast: "La fecha de inicio debe ser mayor a hoy.",
    endNotAfter: "La fecha de fin debe ser posterior a la fecha de inicio."
  },
  ages: { none: "Sin pasajeros", incomplete: "Ingresa la edad de todos los pasajeros.", tooMany: most },
  phone: { required: "Teléfono es requerido.", notTenDigits: "Teléfono debe tener 10 dígitos.", card },
  email: { required: "Email es requerido.", invalid: "Email no es válido.", card }
}

/** The values of a channel that the words of the first view state. */
export interface Stated {
  readonly trip: { readonly maxDaysToStart: number }
  readonly producer?: object
}

/** The quote bar and what it refuses. */
export const quote = ({ producer, trip: { maxDaysToStart } }: Stated) => ({
  formLabel: "Cotizador",
  /**
   * The specification's `cotizaHeaderSubtitulo`, `cotizaHeaderTitulo` (CH-04),
   * `cotizaHeaderDescription` (CH-05) and `quieroRecibirInfoText` (QB-06).
   */
  eyebrow: "ASISTENCIA AL VIAJERO",
  title: "Cotizá tu Cobertura",
  description: "Todas las coberturas incluyen seguro de accidentes personales.",
  subscribe: "Quiero recibir información y beneficios por e-mail.",
  submit: "COTIZAR",
  resubmit: "RECOTIZAR",
  edit: "Editar",
  why: "Pedimos tu teléfono y tu email para enviarte la cotización y acompañarte en la compra.",
  trust: { safe: "Tus datos, protegidos", instant: "Cotización al instante" },
  fields: {
    destination: { label: "Destino", placeholder: "¿A dónde viajás?" },
    dates: { label: "Fechas", placeholder: "Ida y vuelta" },
    passengers: { label: "Pasajeros", placeholder: "Edades" },
    phone: {
      label: "Teléfono",
      placeholder: "10 dígitos",
      hint: "Con código de área, sin 0 ni 15. Ej.:\u00a011\u00a05555\u00a00143"
    },
    email: { label: "Email", placeholder: "nombre@correo.com" }
  },
  /** The button beside a phone, a RUT or an e-mail that may mean another (VA-10). */
  remedies: {
    use: (reading: string) => `Usar ${reading}`,
    meant: (email: string) => `¿Quisiste decir ${email}?`
  },
  dates: {
    title: "¿Cuándo viajás?",
    start: "Fecha de inicio",
    end: "Fecha de fin",
    placeholder: "DD/MM/AAAA",
    apply: "Aplicar",
    close: "Cerrar",
    /** The specified text of QR-12 contradicts its rule. This one states the rule. */
    hint: `Tu viaje debe comenzar dentro de los próximos ${maxDaysToStart} días.`,
    lengths: "Días de viaje",
    startFirst: "Falta el inicio.",
    unreadable: (typed: string) => `“${typed}” no es una fecha DD/MM/AAAA.`,
    applied: "Fechas aplicadas",
    dropped: "Siguen las fechas de antes.",
    loading: "Cargando el calendario…",
    previousMonth: "Mes anterior",
    nextMonth: "Mes siguiente",
    days: (days: number) => (days === 1 ? "1 día" : `${days} días`)
  },
  /** The sheet that leads from question to question (OU-one-sheet). */
  sheet: { back: "Atrás", change: "Cambiar", step: (at: number, of: number) => `Paso ${at} de ${of}` },
  lost: { text: "No pudimos abrir esta parte. Tus datos siguen acá.", retry: "Reintentar" },
  destinations: {
    loading: "Cargando destinos…",
    slow: "Esto está tardando más de lo normal.",
    failed: "No pudimos cargar los destinos.",
    retry: "Reintentar",
    close: "Cerrar",
    /** A destination by the name of a place (OU-place-by-name). */
    places: {
      label: "¿A qué lugar vas?",
      hint: "Miami, Roma, Cancún…",
      clear: "Borrar el lugar",
      isIn: (place: string, count: number) => `${place} ${count === 1 ? "está" : "están"} en`,
      unsold: (place: string) => `No cotizamos viajes a ${place}.`,
      unknown: "No lo encontramos: elegí la región",
      regions: "o elegí la región"
    }
  },
  passengers: {
    remove: "Quitar pasajero",
    add: "Agregar pasajero",
    hint: "¿Cuántos años tienen hoy? Un bebé: 0.",
    age: (position: number) => `Edad del pasajero ${position}`,
    short: (position: number) => `Pasajero ${position}`,
    agePlaceholder: "Edad",
    most,
    apply: "Aplicar",
    close: "Cerrar",
    same: (names: string) => `Los mismos: ${names}`,
    count: (passengers: number) => (passengers === 1 ? "1 pasajero" : `${passengers} pasajeros`)
  },
  problems: quoteProblems,
  summary: (problems: number) =>
    problems === 1 ? "Revisá 1 dato para cotizar." : `Revisá ${problems} datos para cotizar.`,
  restriction: {
    title: "Cantidad de Días",
    close: "Cerrar",
    advisers: producer ? " o tu productor asesor de seguros" : "",
    tooLong: (advisers: string) =>
      `Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros${advisers}. Estaremos encantados de asistirte.`,
    tooLongHint: (days: number) => `Para este destino, hasta ${days} días.`,
    startsTooLate: (phones: string) =>
      `Lo sentimos, pero su viaje debe comenzar al menos en ${maxDaysToStart} días. Para más información, llame al ${phones} o vuelva a cotizar para una fecha más cercana a su viaje.`,
    startsTooLateHint: `Elegí una fecha de inicio dentro de los próximos ${maxDaysToStart} días.`
  }
})
