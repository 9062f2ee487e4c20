import type { Group } from "../requirement"

export const validators: Group = {
  code: "VA",
  title: "Rules that forms share",
  requirements: {
    "VA-01": {
      text: `A short name: 'El nombre debe tener al menos 3 caracteres.'
        A short surname: 'El apellido debe tener al menos 3 caracteres.'`,
      reading: "Spaces at the ends do not count; accents, apostrophes and hyphens do."
    },
    "VA-02": {
      text: "E-mail and phone have the same rules and texts on every form.",
      reading: `Spaces, dashes, parentheses and a leading +54 or +56 of a phone do not count.
        Ten digits stay the rule in Chile too, as a value of the channel.`
    },
    "VA-03": {
      text: "A document has 7 or 8 digits: 'Documento debe ser de 7 u 8 dígitos.', 'Documento es requerido.'",
      channels: "all but B2CCHILE",
      reading: "The rule goes for every type of document. Blanks, points, commas, slashes and dashes do not count."
    },
    "VA-04": {
      text: "B2CCHILE asks for a RUT, modulus 11: 'Error en el RUT ingresado'.",
      channels: "B2CCHILE alone",
      reading: `Separators and the case of k do not matter. Points that leave no check digit are an error.
        A bare number below a million needs its dash.`
    },
    "VA-05": {
      text: "Type of document, address, country and province: 'Este campo es obligatorio.'",
      reading: "So says every field that has no text of its own."
    },
    "VA-06": {
      text: "Age is whole years from the birth, by month and day.",
      reading: "Years, months and days are compared, never instants, so that no time zone shifts a birthday."
    },
    "VA-08": {
      text: `Only the card's field takes 12 digits or more that pass Luhn, however they are separated.
        Any other says: 'Esto parece un número de tarjeta: se escribe solo al pagar, en su campo.'
        Nothing of it is kept on the device or sent.`,
      reading: `The other fields stay, typed and kept. A valid phone is none, nor is a plus with up to 15 digits.
        A date keeps its own message.`,
      origin: "ours"
    },
    "VA-09": {
      text: `Invisible marks are dropped before a text is judged, kept or sent; a minus sign is a dash.
        Names take every apostrophe, middle dots, and the joiners of Arabic and Hindi.`,
      reading: `A message of several lines keeps its joiners, which pictures need.
        Wide digits and letters are plain ones in documents, phones, e-mails, ages, dates, coupons and
        cards. A chat's signs of bold type around a name or a line do not count.`,
      origin: "ours"
    },
    "VA-10": {
      text: `Beside a refused phone a button offers the ten digits that it means: 'Usar 1155550143'.
        Beside an e-mail with a misspelt host: '¿Quisiste decir ana@gmail.com?'. It stops nothing.
        One press fills the field and goes on; in the quote bar it quotes, if all else is right.`,
      reading: `A phone has an offer only if the country's forms give exactly one reading, also ten digits
        that lack their area code: '15 5555 0143', once they are left.
        Words or a link around a phone do not count: 'Tel. 11 5555-0143', 'wa.me/5491155550143'.
        A RUT below a million without its dash has one too, and so have a document beside its name
        ('DNI 28.456.712', '28.456.712 (Ana)'), after a list's zeros, with a spreadsheet's decimals or
        between other signs ('28·456·712'), the DNI in a CUIL, an e-mail with a blank beside its @,
        between quotes, behind its label, pasted twice or dictated ('ana arroba gmail punto com'), and
        a birth of two digits ('1/2/90') whose century the quoted age tells. A hint stays beside its
        error.`,
      origin: "ours"
    }
  }
}
