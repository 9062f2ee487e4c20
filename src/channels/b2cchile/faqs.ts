import type { OwnWords, QuestionGroup } from "../../copy/faqTexts"
import { channel } from "./channel"

/** Chile's own words for frequent questions (LG-01): tú instead of vos, annual plans, reembolsos. */
export const questions: ReadonlyArray<OwnWords> = [
  {
    id: "que-es",
    answer: [
      "Es un servicio que te acompaña si durante el viaje te enfermas, tienes un accidente o surge un imprevisto de los que cubre tu plan. Atiende las 24 horas, todos los días."
    ]
  },
  {
    id: "como-cotizo",
    answer: [
      "Ingresa el destino, las fechas, la edad de cada pasajero, tu teléfono y tu email. Al presionar COTIZAR ves los planes disponibles con su precio final y sus cuotas. La compra toma menos de 5 minutos."
    ]
  },
  {
    id: "como-elijo",
    answer: [
      "Mira primero el monto de la cobertura y después los topes que te importan. Hay planes con hasta 1.000.000 USD de cobertura médica internacional.",
      "En cada plan, Ver detalles muestra beneficio por beneficio. Después de cotizar también puedes compararlos o enviártelos por mail."
    ]
  },
  {
    id: "planes-anuales",
    question: "¿Cómo funcionan los planes anuales?",
    answer: [
      "Compras una vez y los usas en muchos viajes durante 12 meses, hasta 30 o 60 días seguidos por viaje según el plan."
    ]
  },
  {
    id: "duracion-del-viaje",
    answer: [
      `Hasta ${channel.trip.maxDays} días por viaje. Si el tuyo es más largo, escríbenos y te ayudamos con un presupuesto personalizado.`
    ],
    links: [{ label: "Contacto", href: "/contacto" }]
  },
  {
    id: "registro",
    answer: [
      "No hace falta. Si además tienes una cuenta, completas tus datos más rápido y encuentras tus vouchers en Tus Compras."
    ]
  },
  {
    id: "donde-veo-los-topes",
    answer: ["En Ver detalles de cada plan y en sus términos y condiciones. Léelos antes de comprar."]
  },
  {
    id: "medios-de-pago",
    answer: ["Con tarjeta Visa, Mastercard o American Express. Con crédito puedes pagar en cuotas sin interés."]
  },
  {
    id: "moneda",
    answer: ["Los precios están en pesos chilenos y las coberturas, en dólares estadounidenses."]
  },
  {
    id: "voucher",
    answer: [
      "Por mail, cuando se aprueba el pago. Si compraste desde tu cuenta, también puedes descargarlo en Tus Compras."
    ]
  },
  {
    id: "necesito-asistencia",
    answer: [
      "Comunícate con nosotros dentro de las 48 horas de ocurrido el hecho, con tu voucher a mano, y sigue las indicaciones. Atendemos las 24 horas, todos los días."
    ]
  },
  {
    id: "urgencia",
    answer: ["Atiéndete primero. Después tienes 48 horas para avisarnos; también puede hacerlo quien te acompañe."]
  },
  {
    id: "comprobantes",
    answer: ["Los originales de todo lo que pagues: recetas, exámenes, boletas y facturas."]
  },
  { id: "reintegros", title: "Después del viaje: reembolsos" },
  {
    id: "pedir-reintegro",
    question: "Pagué algo de mi bolsillo, ¿cómo pido el reembolso?",
    answer: [
      "Presenta la solicitud dentro de los 30 días de tu regreso, con los comprobantes originales.",
      "Para pedirlo tienes que habernos avisado dentro de las 48 horas."
    ],
    links: [{ label: "Cómo pedir un reembolso", href: "/solicitarasistencia" }]
  },
  { id: "cuanto-tarda", answer: ["Unos 20 días desde que presentas la solicitud."] }
]

/** Chile's questions about taking a purchase back, in place of Argentina's (WD-10). */
export const annulling: QuestionGroup = {
  id: "anulacion",
  title: "Anulación de la cobertura",
  questions: [
    {
      id: "anular",
      question: "¿Puedo anular mi cobertura?",
      answer: [
        "Sí, dentro de los 10 días de la compra y hasta que comience la cobertura. Completa el formulario y te contactamos dentro de las 72 horas. No hace falta registrarte."
      ],
      links: [{ label: "Anulación de cobertura", href: "/anulacioncobertura" }]
    },
    {
      id: "datos-para-anular",
      question: "¿Qué datos necesito para el formulario?",
      answer: [
        { list: ["Tu nombre y tu RUT.", "La fecha de compra y el número de voucher.", "Tu email y un mensaje."] }
      ]
    }
  ]
}
