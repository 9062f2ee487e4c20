import type { QuestionGroup } from "../../copy/faqTexts"
import { channel } from "./channel"

export const travelling: QuestionGroup = {
  id: "durante-el-viaje",
  title: "Durante el viaje",
  questions: [
    {
      id: "necesito-asistencia",
      question: "¿Qué hago si necesito asistencia?",
      answer: [
        "Comunícate con nosotros dentro de las 48 horas de ocurrido el hecho, con tu voucher a mano, y sigue las indicaciones. Atendemos las 24 horas, todos los días."
      ],
      links: [{ label: "Solicitar asistencia", href: "/solicitarasistencia" }]
    },
    {
      id: "urgencia",
      question: "¿Y si es una urgencia y no puedo llamar?",
      answer: ["Atiéndete primero. Después tienes 48 horas para avisarnos; también puede hacerlo quien te acompañe."]
    },
    {
      id: "comprobantes",
      question: "¿Qué comprobantes tengo que guardar?",
      answer: ["Los originales de todo lo que pagues: recetas, exámenes, boletas y facturas."]
    },
    {
      id: "horarios",
      question: "¿En qué horario atienden las consultas?",
      answer: [`${channel.hours}, para cotizaciones y consultas. La asistencia en viaje atiende las 24 horas.`],
      links: [{ label: "Contacto", href: "/contacto" }]
    }
  ]
}

export const afterTravelling: QuestionGroup = {
  id: "reintegros",
  title: "Después del viaje: reembolsos",
  questions: [
    {
      id: "pedir-reintegro",
      question: "Pagué algo de mi bolsillo, ¿cómo pido el reembolso?",
      answer: [
        "Presenta la solicitud dentro de los 30 días de tu regreso, con los comprobantes originales.",
        "Para pedirlo tienes que habernos avisado dentro de las 48 horas."
      ],
      links: [{ label: "Cómo pedir un reembolso", href: "/solicitarasistencia" }]
    },
    {
      id: "cuanto-tarda",
      question: "¿Cuánto tarda la respuesta?",
      answer: ["Unos 20 días desde que presentas la solicitud."]
    }
  ]
}
