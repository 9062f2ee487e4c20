import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

// Chile's texts of the pages about what the portal keeps of a visitor.

export const hints = {
  document: "Con dígito verificador, como 12.345.678-5",
  passport: (phone: string) => `Aquí puedes ingresar sólo un RUT. Si no tienes, llámanos: ${phone}.`
}

/** Chile's texts for the profile pages. */
export const profile: Overlay<PagesCopy["profile"]> = {
  registration: {
    title: "Completa tus datos personales",
    text: [
      "Los pedimos una sola vez: después, en cada viaje, llenas los datos del pasajero con un toque.",
      "Puedes cambiarlos cuando quieras en Tus Datos."
    ],
    waiting: "Tu compra te espera: apenas guardes, puedes continuarla desde el inicio."
  },
  fields: { document: "RUT", province: "Región", city: "Comuna" },
  hints: {
    email: "Es el de tu cuenta: no se cambia aquí.",
    ...hints
  },
  types: { choose: "Elige" },
  problems: {
    document: { required: "Error en el RUT ingresado", invalid: "Error en el RUT ingresado" },
    birth: { invalid: "Ingresa una fecha de nacimiento que exista y ya haya pasado, como DD/MM/AAAA." }
  },
  summary: (problems) => (problems === 1 ? "Revisa 1 dato para guardar:" : `Revisa ${problems} datos para guardar:`),
  withoutScripts: "Para guardar tus datos activa JavaScript en tu navegador.",
  restored: "Recuperamos lo que habías escrito y todavía no guardabas.",
  notSaved: "No pudimos guardar tus datos. Siguen aquí: prueba de nuevo en unos minutos.",
  entering: {
    unknown: "No pudimos cargar lo que ya tengas guardado: si completas el formulario y lo guardas, lo reemplaza."
  },
  offline: "Parece que no tienes conexión. Tus datos siguen aquí: prueba de nuevo cuando vuelva."
}

/** Chile's texts for the list of purchases. */
export const purchases: Overlay<PagesCopy["purchases"]> = {
  empty: {
    title: "Todavía no tienes compras",
    text: "Cuando compres una asistencia, aquí vas a encontrar tu voucher y tu certificado."
  },
  inApp:
    "El navegador de esta app suele no guardar archivos. Abre esta página en Safari o Chrome: el certificado también está en el correo que diste al comprar.",
  certificate: {
    given: (paper) => `Busca ${paper} en tus descargas.`,
    failed:
      "No pudimos descargar el certificado. Prueba de nuevo en unos minutos: también está en el correo que diste al comprar."
  }
}

/** Chile's texts for the card that is kept for the trip. */
export const keptCard: Overlay<PagesCopy["success"]["keep"]> = {
  title: "Tenla a mano sin conexión",
  text: "Guárdala en este dispositivo y ábrela aunque no tengas internet. Guardamos el número de voucher, el plan y lo que cubre, el destino, las fechas y cuántos viajan, hasta 30 días después de tu regreso.",
  page: "La encuentras en Solicitar asistencia",
  otherwise:
    "Esta página no se abre sin conexión: imprime la tarjeta, guárdala como imagen o agrega el viaje a tu calendario."
}

/** Chile's texts for the card that knows where in a trip the traveller is. */
export const road: Overlay<PagesCopy["road"]> = {
  return: "Hoy vuelves",
  claim: (day) => `Pide tu reembolso hasta el ${day}`,
  notice: "Si necesitas atención, avísanos dentro de las 48 horas.",
  place: {
    refused: "El navegador no nos dio tu ubicación: escribe dónde estás.",
    failed: "No pudimos encontrar tu ubicación: escribe dónde estás.",
    iAm: (map) => `Estoy aquí: ${map}`
  },
  asking: {
    lead: "Pregunta con tus palabras y te mostramos qué dice tu plan.",
    ask: "Si tu plan no lo dice, consúltanos antes de pagar."
  },
  reimbursement: {
    action: "Cómo pedir un reembolso",
    papers: "Adjunta los comprobantes originales de lo que pagaste."
  }
}

/** Chile's texts for the rights over one's data. */
export const rights: Overlay<PagesCopy["rights"]> = {
  text: "Tus datos son tuyos: puedes verlos, corregirlos y borrarlos, sin costo y sin registrarte.",
  steps: [
    { when: "Hoy", what: "Envías este formulario y te queda una constancia." },
    { when: "Hasta 30 días", what: "Llega la respuesta. El plazo puede prorrogarse una vez." }
  ],
  law: "Ley 19.628, con los cambios de la Ley 21.719, vigentes desde el 1 de diciembre de 2026.",
  rights: [
    { name: "Acceso", what: "Acceso: ver mis datos" },
    { name: "Rectificación", what: "Rectificación: corregir" },
    { name: "Supresión", what: "Supresión: borrar" },
    { name: "Oposición", what: "Oposición: que no se usen" },
    { name: "Portabilidad", what: "Portabilidad: llevármelos" },
    { name: "Bloqueo", what: "Bloqueo: detener su uso" }
  ],
  required: "Elige un derecho.",
  placeholder: "Cuéntanos qué datos y qué quieres que hagamos con ellos"
}

/** Chile's texts for the cookie policy. */
export const cookies: Overlay<PagesCopy["cookies"]> = {
  preferences: {
    text: "Tus preferencias se guardan durante 6 meses; después te las volvemos a preguntar. Puedes cambiarlas cuando quieras en el centro de preferencias."
  },
  device: {
    inFile: "El archivo que descargas sí muestra el contenido: guárdalo donde solo tú lo veas.",
    honest:
      "Lo que vence no se borra en el momento, sino la próxima vez que entras desde este navegador. Si el dispositivo es compartido, bórralo antes de irte. La cookie de tu sesión es del servidor: no está en esta lista, y se borra cuando eliges Salir.",
    payment: {
      text: "Lo que guardamos de ese pago evita que se cobre dos veces. Antes de borrarlo revisa tu correo: si se cobró, ahí está tu voucher."
    }
  }
}
