import type { QuestionGroup } from "../../copy/faqTexts"
import { planTerms } from "../providerPages"
import { channel } from "./channel"

const beforeBuying: QuestionGroup = {
  id: "antes-de-comprar",
  title: "Antes de comprar",
  questions: [
    {
      id: "que-es",
      question: "¿Qué es la asistencia al viajero?",
      answer: [
        "Es un servicio que te acompaña si durante el viaje te enfermas, tienes un accidente o surge un imprevisto de los que cubre tu plan. Atiende las 24 horas, todos los días."
      ]
    },
    {
      id: "como-cotizo",
      question: "¿Cómo cotizo mi viaje?",
      answer: [
        "Ingresa el destino, las fechas, la edad de cada pasajero, tu teléfono y tu email. Al presionar COTIZAR ves los planes disponibles con su precio final y sus cuotas. La compra toma menos de 5 minutos."
      ],
      links: [{ label: "Cotizar", href: "/#cotizar" }]
    },
    {
      id: "como-elijo",
      question: "¿Cómo elijo el plan?",
      answer: [
        "Mira primero el monto de la cobertura y después los topes que te importan. Hay planes con hasta 1.000.000 USD de cobertura médica internacional.",
        "En cada plan, Ver detalles muestra beneficio por beneficio. Después de cotizar también puedes compararlos o enviártelos por mail."
      ],
      links: [{ label: "Productos", href: "/#productos" }]
    },
    {
      id: "planes-anuales",
      question: "¿Cómo funcionan los planes anuales?",
      answer: [
        "Compras una vez y los usas en muchos viajes durante 12 meses, hasta 30 o 60 días seguidos por viaje según el plan."
      ]
    },
    {
      id: "anticipacion",
      question: "¿Con cuánta anticipación puedo cotizar?",
      answer: [`Desde el mismo día y hasta ${channel.trip.maxDaysToStart} días antes de que comience el viaje.`]
    },
    {
      id: "duracion-del-viaje",
      question: "¿Cuántos días puede durar el viaje?",
      answer: [
        `Hasta ${channel.trip.maxDays} días por viaje. Si el tuyo es más largo, escríbenos y te ayudamos con un presupuesto personalizado.`
      ],
      links: [{ label: "Contacto", href: "/contacto" }]
    },
    {
      id: "limite-de-edad",
      question: "¿Hay límite de edad?",
      answer: [`Sí: el límite de edad es ${planTerms.maxAge} años.`]
    },
    {
      id: "registro",
      question: "¿Tengo que registrarme para comprar?",
      answer: [
        "No hace falta. Si además tienes una cuenta, completas tus datos más rápido y encuentras tus vouchers en Tus Compras."
      ]
    }
  ]
}

const covered: QuestionGroup = {
  id: "que-cubre",
  title: "Qué cubre",
  questions: [
    {
      id: "asistencia-medica",
      question: "¿Qué cubre la asistencia médica?",
      answer: [
        "La atención por enfermedad y por accidente durante el viaje, hasta el monto de cobertura de tu plan.",
        "Las preexistencias, la odontología y los medicamentos tienen condiciones propias en cada plan."
      ]
    },
    {
      id: "accidentes-personales",
      question: "¿Incluye seguro de accidentes personales?",
      answer: ["Sí. Todas las coberturas incluyen seguro de accidentes personales."]
    },
    {
      id: "embarazo",
      question: "¿Cubre durante el embarazo?",
      answer: [`Sí, hasta la semana ${planTerms.pregnancyWeek}.`]
    },
    {
      id: "equipaje",
      question: "¿Cuánto cubre la pérdida de equipaje?",
      answer: ["USD 60 por kilo, hasta USD 1.200. En viajes a países limítrofes, USD 40 por kilo, hasta USD 800."]
    },
    {
      id: "hotel-por-convalecencia",
      question: "¿Qué cubre el hotel por convalecencia?",
      answer: ["Hasta USD 100 por día durante 10 días."]
    },
    {
      id: "honorarios-legales",
      question: "¿Qué pasa si necesito un abogado?",
      answer: ["Adelantamos honorarios legales hasta USD 2.500."]
    },
    {
      id: "fianza",
      question: "¿Y si tengo que pagar una fianza?",
      answer: ["Adelantamos la fianza hasta USD 12.000."]
    },
    {
      id: "donde-veo-los-topes",
      question: "¿Dónde veo todos los topes y lo que no está cubierto?",
      answer: ["En Ver detalles de cada plan y en sus términos y condiciones. Léelos antes de comprar."]
    }
  ]
}

const paying: QuestionGroup = {
  id: "pago-y-voucher",
  title: "Pago y voucher",
  questions: [
    {
      id: "medios-de-pago",
      question: "¿Cómo puedo pagar?",
      answer: ["Con tarjeta Visa, Mastercard o American Express. Con crédito puedes pagar en cuotas sin interés."]
    },
    {
      id: "moneda",
      question: "¿En qué moneda están los precios?",
      answer: ["Los precios están en pesos chilenos y las coberturas, en dólares estadounidenses."]
    },
    {
      id: "cupon",
      question: "Tengo un cupón de descuento, ¿dónde lo ingreso?",
      answer: ["En el paso 2, junto a los datos de los pasajeros. Si es válido, ves el descuento antes de pagar."]
    },
    {
      id: "voucher",
      question: "¿Cómo recibo mi voucher?",
      answer: [
        "Por mail, cuando se aprueba el pago. Si compraste desde tu cuenta, también puedes descargarlo en Tus Compras."
      ]
    }
  ]
}

const annulling: QuestionGroup = {
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

const travelling: QuestionGroup = {
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

const afterTravelling: QuestionGroup = {
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

/** Chile's frequent questions (LG-01), with the limits of LG-06. */
export const groups: ReadonlyArray<QuestionGroup> = [
  beforeBuying,
  covered,
  travelling,
  afterTravelling,
  paying,
  annulling
]
