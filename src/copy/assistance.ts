import { page } from "./overlay"
import type { Block } from "./text"

/** A phone, chat or e-mail for assistance at any hour, with its ready link. */
export interface ContactLine {
  readonly kind: "phone" | "chat" | "mail"
  readonly label: string
  readonly value: string
  readonly href: string
}

/** The texts of the assistance page (LG-05). */
export const assistance = page("assistance", {
  title: "Solicitar asistencia",
  lead: "Te atendemos las 24 horas, todos los días.",
  contacts: {
    title: "Cómo contactarnos",
    /** A brand's own, with or without this page. Empty: a card shows its `phones` and hours. */
    lines: [] as ReadonlyArray<ContactLine>
  },
  reminders: [
    {
      title: "Comunicate dentro de las 48 horas",
      text: "El contacto tiene que hacerse dentro de las 48 horas de ocurrido el hecho."
    },
    {
      title: "Guardá los comprobantes originales",
      text: "Recetas, estudios, facturas y recibos: sin los originales no se puede pedir un reintegro."
    }
  ] as ReadonlyArray<{ readonly title: string; readonly text: string }>,
  steps: {
    title: "Paso a paso",
    list: [
      { title: "Tené tu voucher a mano", text: "Te vamos a pedir el número. Alcanza con tenerlo en el celular." },
      {
        title: "Comunicate antes de ir a atenderte",
        text: "Contanos dónde estás, qué pasó y a qué número podemos llamarte."
      },
      { title: "Seguí las indicaciones", text: "Te decimos adónde ir o coordinamos la atención." }
    ] as ReadonlyArray<{ readonly title: string; readonly text: string }>
  },
  urgent: {
    title: "Si fue una urgencia",
    text: "Atendete primero. Después avisanos, vos o quien te acompañe, dentro de las 48 horas."
  },
  reimbursement: {
    title: "Cómo pedir un reintegro",
    body: [
      {
        list: [
          "Presentá el pedido dentro de los 30 días de tu regreso.",
          "Adjuntá los comprobantes originales de lo que pagaste.",
          "Te respondemos en unos 20 días."
        ]
      }
    ] as ReadonlyArray<Block>
  }
})
