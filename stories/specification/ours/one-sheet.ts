import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `On a phone a thumb that presses Destino is led through the bar's open questions in one sheet:
    a destination leads to Fechas, which names it with 'Cambiar', 'Aplicar' to Pasajeros, and the last
    'Aplicar' to the contact. COTIZAR AHORA leads there too while Destino is empty.
    'Atrás' returns a step with what was chosen and typed. Eight presses lead from the home to the price.`,
  reading: "A mouse, a key and a screen reader's press open each popup alone, as a filled bar does.",
  decision: 109
}
