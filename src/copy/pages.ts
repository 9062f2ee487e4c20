/**
 * The texts of the pages after the first view. Each page loads its own file. A channel can override
 * any leaf in channels/<id>/pages.ts.
 */
export type PagesCopy = {
  readonly contact: typeof import("./contact").contact
  readonly withdrawal: typeof import("./withdrawal").withdrawal
  readonly rights: typeof import("./contact").rights
  readonly faqs: typeof import("./faqs").faqs
  readonly legalNotice: typeof import("./legalNotice").legalNotice
  readonly cookies: typeof import("./cookies").cookies
  readonly consent: typeof import("./cookies").consent
  readonly assistance: typeof import("./assistance").assistance
  readonly results: typeof import("./results").results
  readonly asking: typeof import("./asking").asking
  readonly offers: typeof import("./offers").offers
  readonly sharing: typeof import("./sharing").sharing
  readonly checkout: typeof import("./checkout").checkout
  readonly boxes: typeof import("./boxes").boxes
  readonly passengers: typeof import("./passengers").passengers
  readonly payment: typeof import("./payment").payment
  readonly success: typeof import("./success").success
  readonly offline: typeof import("./offline").offline
  readonly landing: typeof import("./landing").landing
  readonly resume: typeof import("./resume").resume
  readonly road: typeof import("./road").road
  readonly purchases: typeof import("./purchases").purchases
  readonly profile: typeof import("./profile").profile
  readonly notices: typeof import("./notices").notices
  readonly external: typeof import("./external").external
  readonly links: typeof import("./links").links
}

/** What a chat shows of a link to a trip. `place` says where, such as "a Europa". */
export const tripLink = {
  title: (place: string, brand: string) => `Viaje ${place} · ${brand}, asistencia al viajero`,
  description: (place: string, brand: string) =>
    `Planes de asistencia de ${brand} para un viaje ${place}: coberturas y precios para comparar.`
}

/** What search engines and shared links say of a page, by its path. */
export const descriptions: Readonly<Record<string, (brand: string) => string>> = {
  "/": (brand) => `Asistencia al viajero de ${brand}: cotización y compra en línea, con asistencia las 24 horas.`,
  "/cotizar": (brand) =>
    `Planes de asistencia al viajero de ${brand}: coberturas y precios para comparar según el destino y las fechas del viaje.`,
  "/faqs": (brand) =>
    `Preguntas frecuentes sobre la asistencia al viajero de ${brand}: coberturas, topes, asistencia y pago.`,
  "/contacto": (brand) => `Teléfonos, horarios y formulario de contacto de ${brand}, asistencia al viajero.`,
  "/avisolegal": (brand) => `Aviso legal del portal de asistencia al viajero de ${brand}.`,
  "/politicascookies": (brand) => `Qué guarda el portal de ${brand} en el navegador, para qué y por cuánto tiempo.`,
  "/solicitarasistencia": (brand) =>
    `Cómo pedir asistencia durante un viaje con ${brand}: teléfonos, chat y correo, qué hacer y qué comprobantes guardar.`,
  "/arrepentimiento": (brand) => `Formulario de arrepentimiento de compra de ${brand}, asistencia al viajero.`,
  "/bajaservicio": (brand) => `Formulario de baja de servicio de ${brand}, asistencia al viajero.`,
  "/tusderechos": (brand) => `Cómo ver, corregir o borrar los datos que ${brand} tiene, con formulario y constancia.`,
  "/anulacioncobertura": (brand) => `Formulario de anulación de cobertura de ${brand}, asistencia al viajero.`
}
