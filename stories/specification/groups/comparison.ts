import type { Group } from "../requirement"

export const comparison: Group = {
  code: "CM",
  title: "Comparison",
  requirements: {
    "CM-01": "Each plan has a tab. The buttons are VOLVER and SELECCIONAR {plan}.",
    "CM-02": {
      text: "Benefits are sorted by description, as Spanish sorts.",
      reading: "They are cut first, then hidden, then sorted."
    },
    "CM-03": {
      text: "A benefit whose description begins with an opening curly quote is hidden.",
      reading: "A straight quote is not one."
    },
    "CM-04": "Opening tells 'ver detalles' and closing 'cerrar' as select_content."
  }
}
