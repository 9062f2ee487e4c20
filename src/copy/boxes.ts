import { fieldProblems } from "./fields"
import { page } from "./overlay"

/** The boxes in the cart of step 2. */
export const boxes = page("boxes", {
  coupon: {
    label: "Cupón de descuento",
    placeholder: "Código",
    apply: "APLICAR",
    busy: "Aplicando el cupón…",
    remove: "Quitar cupón",
    applied: "DESCUENTO APLICADO CORRECTAMENTE",
    refusedTitle: "Cupón de Descuento",
    refused: "EL CUPON NO ES VALIDO",
    blank: fieldProblems.required,
    card: fieldProblems.card,
    unknown: "No pudimos verificar el cupón. Tu compra no cambió: probá de nuevo en unos minutos.",
    contact: "Primero completá el email y el teléfono del pasajero 1.",
    close: "Cerrar"
  },
  producer: {
    label: "Me vendió un productor",
    yes: "SI",
    no: "NO",
    code: "Código de productor",
    hint: "Lo tiene tu productor asesor de seguros.",
    problems: { required: fieldProblems.required, card: fieldProblems.card },
    /** Verbatim from the specification (PR-03). */
    missingTitle: "Código de Productor",
    missing:
      "Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en 'Me vendió un productor'.",
    close: "Cerrar"
  }
})
