import type { Group } from "../requirement"
import { named } from "./named"

const asking = named(({ producers }) => producers)

export const producer: Group = {
  code: "PR",
  title: "Producer's code",
  requirements: {
    "PR-01": {
      text: `All but ${named(({ producers }) => !producers)} ask for a producer's code.`,
      channels: asking
    },
    "PR-02": {
      text: "'Me vendió un productor' starts at No on BBVA and at Yes on the others that ask.",
      channels: asking,
      reading: "Channels that do not ask send No and no code."
    },
    "PR-03": {
      text: `Yes without a code opens the modal 'Código de Productor'.
        It says:
        'Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en
        'Me vendió un productor'.'`,
      channels: asking
    },
    "PR-04": {
      text: `The code is kept with the search and sent as ProductorCode.
        No sends none.`,
      channels: asking
    }
  }
}
