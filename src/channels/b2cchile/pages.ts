import type { ContactLine } from "../../copy/assistance"
import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { asking, external, notices, payment } from "./buying"
import { channel } from "./channel"
import { annulling, questions } from "./faqs"
import { sections } from "./legalNotice"
import { cookies, hints, keptCard, profile, purchases, rights, road } from "./ownData"

/** The contacts for assistance and refunds (LG-04). All numbers and addresses are fictional. */
const contacts: ReadonlyArray<ContactLine> = [
  { kind: "phone", label: "Desde cualquier país", value: "+56 2 2555 0154", href: "tel:+56225550154" },
  { kind: "chat", label: "Chat", value: "+56 9 5555 0155", href: "https://whatsapp.example/56955550155" },
  {
    kind: "mail",
    label: "Reembolsos",
    value: "reembolsos@b2c-chile.example",
    href: "mailto:reembolsos@b2c-chile.example"
  }
]

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  results: {
    invited: "Completa tus datos para ver los planes de este viaje.",
    title: "COTIZA TU COBERTURA",
    share: { send: "Manda estos planes" },
    lead: "Hasta 1.000.000 USD de cobertura médica internacional y compra en menos de 5 minutos.",
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Cobertura médica internacional", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Seguro de accidentes personales", "Asistencia 24/7"]
    },
    reason: {
      saving: (price) => `Ahorras ${price} por cuota con la misma médica`,
      losing: (price, usd) => `Ahorras ${price} por cuota y resignas ${usd} médica`
    },
    failed: { text: "No perdiste nada: prueba de nuevo." },
    notChosen: "No pudimos guardar el plan que elegiste. Vuelve a intentarlo.",
    noCard: "Este plan no se puede pagar con tarjeta. Elige otro plan.",
    offline: "Parece que no tienes conexión. Tus planes siguen aquí: prueba de nuevo cuando vuelva.",
    empty: { text: "Prueba con otras fechas u otro destino, o escríbenos y te ayudamos." }
  },
  sharing: {
    sendDifference: "Manda esta diferencia",
    refused: "Tu navegador no abrió la lista de aplicaciones. Puedes mandarlo desde aquí."
  },
  asking,
  faqs: {
    search: { none: "No encontramos preguntas con esas palabras. Prueba con otras o escríbenos." },
    more: { text: "Escríbenos o llámanos y te respondemos." },
    facts: factsOf(channel, { annualPlans: true }),
    cancelling: annulling,
    own: questions
  },
  contact: {
    assistance: { title: "¿Estás de viaje y necesitas ayuda?" },
    form: {
      title: "¿Quieres que te llamemos?",
      reasonPlaceholder: "Cuéntanos en qué podemos ayudarte"
    },
    withoutScripts: "Para enviar este formulario activa JavaScript en tu navegador, o llámanos.",
    summary: (problems) => (problems === 1 ? "Revisa 1 dato para enviar:" : `Revisa ${problems} datos para enviar:`)
  },
  withdrawal: {
    kinds: {
      annulment: {
        steps: [
          { when: "Hoy", what: "Envías este formulario." },
          { when: "Hasta 72 horas", what: "Nos ponemos en contacto contigo." },
          { when: "Después", what: "Te escribimos por e-mail con la respuesta." }
        ],
        messagePlaceholder: "Cuéntanos por qué quieres anular la cobertura"
      }
    },
    fields: { document: "Número de documento (RUT)" },
    form: {
      documentHint: "Con dígito verificador, como 12.345.678-5",
      voucherHint: "Sólo números. Lo encuentras en tu e-mail."
    },
    problems: {
      document: { required: "Error en el RUT ingresado", invalid: "Error en el RUT ingresado" },
      purchaseDate: {
        required: "Ingresa la fecha de compra.",
        invalid: "Ingresa una fecha que exista, como DD/MM/AAAA."
      },
      voucher: { required: "Ingresa el número de voucher." },
      message: { required: "Ingresa un mensaje." }
    },
    withoutScripts: "Para enviar este formulario activa JavaScript en tu navegador, o llámanos.",
    summary: (problems) => (problems === 1 ? "Revisa 1 dato para enviar:" : `Revisa ${problems} datos para enviar:`),
    keep: "Guarda esta constancia: la referencia también está en lo que recibimos.",
    kept: "Tus datos siguen aquí."
  },
  rights,
  road,
  landing: {
    validate: {
      title: "Valida tu email",
      sent: (email) =>
        email === undefined
          ? "Te enviamos un mail con un enlace: ábrelo para validar tu dirección y seguir."
          : `Te enviamos un mail a ${email}: abre el enlace que tiene para validar tu dirección y seguir.`,
      hint: "¿No lo encuentras? Revisa la carpeta de spam o de correo no deseado.",
      already: (email) => `Tu dirección ${email} ya está validada: puedes seguir.`
    }
  },
  offers: {
    comparison: {
      difference: {
        cheaper: (price, count, changes) => `Ahorras ${price} por cuota (${count}): ${changes}.`,
        losing: (price, count, lost) => `Ahorras ${price} por cuota (${count}) y resignas ${lost}.`
      }
    },
    discount: { title: "Tienes un descuento", how: "Copia el código y aplícalo en el paso 2." }
  },
  checkout: {
    lost: "No pudimos cargar tu compra. Tus datos siguen aquí.",
    price: {
      text: "Desde que lo elegiste, el precio se actualizó. Para seguir, acepta el precio nuevo o elige otro plan."
    },
    gone: { text: "Este plan ya no está a la venta. Elige otro: los datos de los pasajeros quedan guardados." }
  },
  boxes: {
    coupon: {
      unknown: "No pudimos verificar el cupón. Tu compra no cambió: prueba de nuevo en unos minutos.",
      contact: "Primero completa el email y el teléfono del pasajero 1."
    }
  },
  passengers: {
    fields: { document: "RUT", province: "Región" },
    hints,
    lists: {
      choose: "Elige",
      countryFirst: "Elige primero el país",
      noProvinces: "No hace falta elegir región para este país.",
      lost: { province: "No pudimos cargar las regiones." }
    },
    problems: {
      document: { required: "Error en el RUT ingresado", invalid: "Error en el RUT ingresado" },
      birth: { invalid: "Ingresa una fecha de nacimiento que exista y ya haya pasado, como DD/MM/AAAA." }
    },
    sameDocument: (place: number) => `¿Es el mismo RUT que el del pasajero ${place}? Revísalo antes de seguir.`,
    brought: "Estos datos llegaron con tu cotización. Revísalos antes de seguir.",
    recalled: "Completamos los datos de quienes viajaron la otra vez. Revísalos antes de seguir.",
    summary: (problems) =>
      problems === 1 ? "Revisa 1 dato para continuar." : `Revisa ${problems} datos para continuar.`,
    coupon: "No pudimos verificar el cupón: prueba aplicarlo de nuevo, o sigue sin él.",
    offline: "Parece que no tienes conexión. Tus datos quedan guardados: prueba de nuevo cuando vuelva.",
    notKept: "No pudimos guardar los datos de los pasajeros. Siguen aquí: prueba de nuevo."
  },
  profile,
  external,
  notices,
  payment,
  success: {
    lead: "Revisa tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia.",
    leadSignedIn: "Descarga tu certificado: también te lo enviamos por correo.",
    found: {
      lead: "Encontramos tu orden, así que no volvimos a cobrar. Mandamos el voucher al correo que diste en esa compra; si no lo ves, llámanos."
    },
    send: {
      title: "Manda la tarjeta a quienes viajan",
      saved: "Busca la imagen en tus descargas.",
      failed: "No pudimos preparar la imagen. Prueba de nuevo."
    },
    certificate: {
      failed:
        "No pudimos descargar tu certificado. Prueba de nuevo en unos minutos: también está en el correo que diste al comprar."
    },
    steps: {
      phone: { title: "Guarda el teléfono de asistencia" },
      voucher: { title: "Lleva tu voucher", text: "Basta con tenerlo en el celular." },
      notice: {
        title: "Avísanos dentro de las 48 horas",
        text: "Si necesitas atención, comunícate y conserva los comprobantes originales."
      }
    },
    calendar: {
      note: (voucher, phones) =>
        `Voucher ${voucher}. Asistencia: ${phones}. Si necesitas atención, avísanos dentro de las 48 horas.`,
      claim: { title: "Último día para pedir reembolsos del viaje" }
    },
    pass: {
      callOther: "Llámanos",
      phones: "Llámanos a cualquier hora",
      otherPhones: "Llámanos",
      claims: "Reembolsos hasta el",
      say: { title: "Cuando llames, ten a mano" },
      inApp:
        "El navegador de esta app suele no guardar archivos. El voucher también está en el correo que diste al comprar: ábrelo en Safari o Chrome."
    },
    keep: keptCard
  },
  purchases,
  legalNotice: { sections },
  cookies,
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
          text: "Cuéntanos dónde estás, qué pasó y a qué número podemos llamarte."
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
