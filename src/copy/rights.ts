import { page } from "./overlay"
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
