import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

export const asking = {
  lead: "Pregunta con tus palabras y te mostramos qué dice cada plan.",
  search: { placeholder: "Por ejemplo: perdí la maleta" },
  examples: [
    "Se me rompe una muela",
    "Perdí la maleta",
    "Estoy embarazada",
    "Voy a esquiar",
    "Cancelo el viaje",
    "Tengo una enfermedad crónica"
  ],
  ask: "Si un plan no lo dice, consúltanos antes de comprarlo.",
  notFound: "Prueba con otras palabras o elige un tema:",
  topics: { rentedCar: "Auto arrendado", devices: "Celular o computador" }
} satisfies Overlay<PagesCopy>["asking"]
