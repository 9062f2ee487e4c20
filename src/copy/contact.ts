import { fieldProblems } from "./fields"
import { page } from "./overlay"

const { card, email, name, phone, required } = fieldProblems

/** The texts of the contact page. */
export const contact = page("contact", {
  title: "Contacto",
  lead: "Te respondemos en el horario que elijas.",
  phones: "Teléfono",
  chat: { title: "Chat en línea", text: "Dentro del horario de atención", link: "Abrir el chat" },
  assistance: {
    title: "¿Estás de viaje y necesitás ayuda?",
    link: "Solicitar asistencia 24/7",
    byVoucher: "A toda hora, en el número que está en tu voucher."
  },
  fields: {
    name: "Nombre",
    phone: "Teléfono",
    email: "Email",
    hours: "Horario de contacto",
    reason: "Motivo"
  },
  form: {
    label: "Contacto",
    title: "¿Querés que te llamemos?",
    slot: (hours: string) => `${hours} h`,
    reasonPlaceholder: "Contanos en qué podemos ayudarte",
    submit: "ENVIAR"
  },
  problems: {
    name,
    phone,
    email,
    hours: { required },
    reason: { required: "Debe ingresar un motivo.", tooLong: "El motivo puede tener hasta 4.000 caracteres.", card }
  },
  summary: (problems: number) =>
    problems === 1 ? "Revisá 1 dato para enviar:" : `Revisá ${problems} datos para enviar:`,
  sending: "Enviando tu mensaje…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  sent: "Mensaje enviado",
  /** Verbatim, with the specification's mistake (CT-06). */
  failed: "Fallo al el enviar el mensaje",
  withoutScripts: "Para enviar este formulario activá JavaScript en tu navegador, o llamanos.",
  close: "Cerrar"
})

/** The texts of 'Tus derechos' beside those of the withdrawal form. Chile has its own law. */
export const rights = page("rights", {
  title: "Tus derechos",
  text: "Tus datos son tuyos: podés verlos, corregirlos y borrarlos, sin costo y sin registrarte.",
  steps: [
    { when: "Hoy", what: "Enviás este formulario y te queda una constancia." },
    { when: "Acceso", what: "La respuesta llega dentro de los 10 días corridos." },
    { when: "Los demás", what: "La respuesta llega dentro de los 5 días hábiles." }
  ] as ReadonlyArray<{ readonly when: string; readonly what: string }>,
  law: "Ley 25.326 de Protección de los Datos Personales, artículos 14 y 16.",
  right: "Derecho",
  /** As the law names them; the contact call carries them so. */
  rights: [
    { name: "Acceso", what: "Acceso: ver mis datos" },
    { name: "Rectificación", what: "Rectificación: corregir" },
    { name: "Actualización", what: "Actualización: poner al día" },
    { name: "Supresión", what: "Supresión: borrar" }
  ] as ReadonlyArray<{ readonly name: string; readonly what: string }>,
  required: "Elegí un derecho.",
  placeholder: "Contanos qué datos y qué querés que hagamos con ellos",
  failed: "No pudimos enviar tu pedido.",
  sent: "Recibimos tu pedido.",
  resultTitle: "Pedido enviado"
})
