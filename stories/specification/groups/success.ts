import type { Group } from "../requirement"

export const success: Group = {
  code: "SU",
  title: "Success",
  requirements: {
    "SU-01": "The title is '¡Tu pago se realizó con éxito!'",
    "SU-02": {
      text: `Logged in: the button DESCARGAR CERTIFICADO.
        Not logged in:
        'Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia.'`,
      decision: 31
    },
    "SU-03": "The page forgets the kept quote and the passengers.",
    "SU-04": { text: "A reload tells no second purchase.", decision: 29 }
  }
}
