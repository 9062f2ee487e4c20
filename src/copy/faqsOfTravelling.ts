import { applying, type FaqFacts, type Question, type QuestionGroup } from "./faqTexts"
import type { TextLink } from "./text"

/** The specification's limits. `higher` says those of the plan PREMIUM, if it is sold (LG-06). */
const limits = (higher: (amount: string) => string): ReadonlyArray<Question> => [
  {
    id: "equipaje",
    question: "¿Cuánto cubre la pérdida de equipaje?",
    answer: ["USD 60 por kilo, hasta USD 1.200. En viajes a países limítrofes, USD 40 por kilo, hasta USD 800."]
  },
  {
    id: "hotel-por-convalecencia",
    question: "¿Qué cubre el hotel por convalecencia?",
    answer: [`Hasta USD 100 por día durante 10 días.${higher("400 por día")}`]
  },
  {
    id: "honorarios-legales",
    question: "¿Qué pasa si necesito un abogado?",
    answer: [`Adelantamos honorarios legales hasta USD 2.500.${higher("5.000")}`]
  },
  {
    id: "fianza",
    question: "¿Y si tengo que pagar una fianza?",
    answer: [`Adelantamos la fianza hasta USD 12.000.${higher("25.000")}`]
  }
]

export const covered = (facts: FaqFacts): QuestionGroup => ({
  id: "que-cubre",
  title: "Qué cubre",
  questions: applying(
    {
      id: "asistencia-medica",
      question: "¿Qué cubre la asistencia médica?",
      answer: [
        "La atención por enfermedad y por accidente durante el viaje, hasta el monto de cobertura de tu plan.",
        "Las preexistencias, la odontología y los medicamentos tienen condiciones propias en cada plan."
      ]
    },
    facts.telemedicine && {
      id: "telemedicina",
      question: "¿Incluye telemedicina?",
      answer: ["Sí. Todas las coberturas incluyen telemedicina 24/7."]
    },
    facts.accidentInsurance && {
      id: "accidentes-personales",
      question: "¿Incluye seguro de accidentes personales?",
      answer: ["Sí. Todas las coberturas incluyen seguro de accidentes personales."]
    },
    {
      id: "embarazo",
      question: "¿Cubre durante el embarazo?",
      answer: [`Sí, hasta la semana ${facts.pregnancyWeek}.`]
    },
    ...limits((amount) => (facts.premium ? ` En el plan PREMIUM, hasta USD ${amount}.` : "")),
    {
      id: "donde-veo-los-topes",
      question: "¿Dónde veo todos los topes y lo que no está cubierto?",
      answer: ["En Ver detalles de cada plan y en sus términos y condiciones. Leelos antes de comprar."]
    }
  )
})

const wayOn = (assistancePage: boolean, label: string): ReadonlyArray<TextLink> => [
  assistancePage ? { label, href: "/solicitarasistencia" } : { label: "Contacto", href: "/contacto" }
]

const atAnyHour = ({ assistancePage, hours }: FaqFacts) =>
  assistancePage || hours === "" ? "" : ", en el número que está en tu voucher"

export const travelling = (facts: FaqFacts): QuestionGroup => ({
  id: "durante-el-viaje",
  title: "Durante el viaje",
  questions: [
    {
      id: "necesito-asistencia",
      question: "¿Qué hago si necesito asistencia?",
      answer: [
        `Comunicate con nosotros dentro de las 48 horas de ocurrido el hecho, con tu voucher a mano, y seguí las indicaciones. La asistencia atiende las 24 horas, todos los días${atAnyHour(facts)}.`
      ],
      links: wayOn(facts.assistancePage, "Solicitar asistencia")
    },
    {
      id: "urgencia",
      question: "¿Y si es una urgencia y no puedo llamar?",
      answer: ["Atendete primero. Después tenés 48 horas para avisarnos; también puede hacerlo quien te acompañe."]
    },
    {
      id: "comprobantes",
      question: "¿Qué comprobantes tengo que guardar?",
      answer: ["Los originales de todo lo que pagues: recetas, estudios, facturas y recibos."]
    },
    {
      id: "horarios",
      question: "¿En qué horario atienden las consultas?",
      answer: [
        facts.hours === ""
          ? "Por teléfono y WhatsApp, en los números que están en Contacto. También podés dejarnos tu consulta en el formulario."
          : `${facts.hours}, para cotizaciones y consultas. La asistencia en viaje atiende las 24 horas${atAnyHour(facts)}.`
      ],
      links: [{ label: "Contacto", href: "/contacto" }]
    }
  ]
})

export const afterTravelling = ({ assistancePage }: FaqFacts): QuestionGroup => ({
  id: "reintegros",
  title: "Después del viaje: reintegros",
  questions: [
    {
      id: "pedir-reintegro",
      question: "Pagué algo de mi bolsillo, ¿cómo pido el reintegro?",
      answer: [
        "Presentá el pedido dentro de los 30 días de tu regreso, con los comprobantes originales.",
        "Para pedirlo tenés que habernos avisado dentro de las 48 horas."
      ],
      links: wayOn(assistancePage, "Cómo pedir un reintegro")
    },
    {
      id: "cuanto-tarda",
      question: "¿Cuánto tarda la respuesta?",
      answer: ["Unos 20 días desde que presentás el pedido."]
    }
  ]
})
