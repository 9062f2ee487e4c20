import { page } from "./overlay"
/**
 * The texts of the portal's own preference centre, for deployments without OneTrust. They use
 * neither vos nor tú, so that every channel shares them. `digest` is kept with a choice: the house
 * check says what it must be after a change (OU-25).
 */
export const consent = page("consent", {
  digest: "051103d31c15646e",
  title: "Preferencias de cookies",
  lead: "La elección vale durante 6 meses.",
  close: "Cerrar",
  necessary: {
    label: "Necesarias",
    always: "Siempre activas",
    text: "Mantienen la sesión, la búsqueda y las preferencias."
  },
  purposes: {
    measurement: { label: "De medición", text: "Cuentan las visitas y los botones que se usan, sin datos personales." },
    recording: {
      label: "De grabación",
      text: "Muestran cómo se recorre el sitio, sin lo que se escribe en los formularios."
    }
  },
  refuse: "Rechazar opcionales",
  save: "Guardar preferencias",
  note: "En este momento el sitio no usa ninguna cookie opcional. Si llega a usarlas, va a respetar esta elección."
})
