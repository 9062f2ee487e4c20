import { page } from "./overlay"

type Place = { readonly here: string; readonly from: string }

/** The texts of the card that knows where in a bought trip the traveller is (OU-on-the-road). */
export const road = page("road", {
  fold: "Plegar",
  unfold: "Abrir",
  trip: "Tu viaje",
  tripTo: (place: string) => `Tu viaje ${place}`,
  dates: (start: string, end: string) => `${start} – ${end}`,
  missing: (days: number) => (days === 1 ? "Falta 1 día" : `Faltan ${days} días`),
  /** Where the traveller is, and from where they came back, by destination. Others are just 'de viaje'. */
  places: {
    EUROPA: { here: "en Europa", from: "de Europa" },
    ARGENTINA: { here: "en Argentina", from: "de tu viaje" },
    LATINOAMÉRICA: { here: "en Latinoamérica", from: "de Latinoamérica" },
    CARIBE: { here: "en el Caribe", from: "del Caribe" }
  } as Readonly<Record<string, Place>>,
  anywhere: { here: "de viaje", from: "de tu viaje" } as Place,
  day: (here: string, day: number, of: number) => `Estás ${here}, día ${day} de ${of}`,
  today: (day: string, plan: string) => `${day} · ${plan}`,
  return: "Hoy volvés",
  back: (from: string) => `Volviste ${from}`,
  claim: (day: string) => `Pedí tu reintegro hasta el ${day}`,
  left: (days: number) => {
    if (days === 0) return "Hoy es el último día"
    return days === 1 ? "Queda 1 día" : `Quedan ${days} días`
  },
  call: "Llamar",
  notice: "Si necesitás atención, avisanos dentro de las 48 horas.",
  place: {
    send: "Mandar mi ubicación",
    how: "Por WhatsApp. No la guardamos.",
    finding: "Buscando tu ubicación…",
    open: "Abrir WhatsApp",
    found: (meters: number) => `Con tu ubicación, a unos ${meters} m.`,
    refused: "El navegador no nos dio tu ubicación: escribí dónde estás.",
    failed: "No pudimos encontrar tu ubicación: escribí dónde estás.",
    message: (voucher: string) => `Necesito asistencia. Voucher ${voucher}.`,
    iAm: (map: string) => `Estoy acá: ${map}`
  },
  pass: { label: "Mi tarjeta", back: "VOLVER", close: "Cerrar" },
  ask: { label: "¿Me cubre…?", detail: "Tu plan" },
  /** In place of what is said over plans on offer. */
  asking: {
    lead: "Preguntá con tus palabras y te mostramos qué dice tu plan.",
    ask: "Si tu plan no lo dice, consultanos antes de pagar."
  },
  reimbursement: {
    action: "Cómo pedir un reintegro",
    papers: "Adjuntá los comprobantes originales de lo que pagaste.",
    answer: "Te respondemos en unos 20 días."
  },
  again: "Cotizar otro viaje"
})
