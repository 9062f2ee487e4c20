import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

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
