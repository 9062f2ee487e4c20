import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { channel } from "./channel"
import { contacts } from "./contacts"
import { groups } from "./faqs"
import { sections } from "./legalNotice"

/** What this brand says otherwise on the pages beyond the first view. */
export const pages: Overlay<PagesCopy> = {
  faqs: {
    search: { none: "No encontramos preguntas con esas palabras. Prueba con otras o escríbenos." },
    more: { text: "Escríbenos o llámanos y te respondemos." },
    facts: factsOf(channel),
    groups: () => groups
  },
  legalNotice: { sections },
  cookies: {
    preferences: {
      text: "Tus preferencias se guardan durante 6 meses; después te las volvemos a preguntar. Puedes cambiarlas cuando quieras en el centro de preferencias."
    }
  },
  assistance: {
    contacts: { lines: contacts },
    reminders: [
      {
        title: "Comunícate dentro de las 48 horas",
        text: "El contacto tiene que hacerse dentro de las 48 horas de ocurrido el hecho."
      },
      {
        title: "Guarda los comprobantes originales",
        text: "Recetas, exámenes, boletas y facturas: sin los originales no se puede pedir un reembolso."
      }
    ],
    steps: {
      list: [
        { title: "Ten tu voucher a mano", text: "Te vamos a pedir el número. Basta con tenerlo en el celular." },
        {
          title: "Comunícate antes de ir a atenderte",
          text: "Cuéntanos dónde estás, qué pasó y en qué número podemos llamarte."
        },
        { title: "Sigue las indicaciones", text: "Te decimos adónde ir o coordinamos la atención." }
      ]
    },
    urgent: { text: "Atiéndete primero. Después avísanos, tú o quien te acompañe, dentro de las 48 horas." },
    reimbursement: {
      title: "Cómo pedir un reembolso",
      body: [
        {
          list: [
            "Envía la solicitud al correo de reembolsos dentro de los 30 días de tu regreso.",
            "Adjunta los comprobantes originales de lo que pagaste.",
            "Te respondemos en unos 20 días."
          ]
        }
      ]
    }
  }
}
