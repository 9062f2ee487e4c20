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
