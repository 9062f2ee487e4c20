import type { Group } from "../requirement"

export const payment: Group = {
  code: "PY",
  title: "Step 3: payment",
  requirements: {
    "PY-01": {
      text: `The title is 'PASO 3: Pago', over card, cart and trip.
        Below 768 px the trip is a compact card in the centre.`,
      reading:
        "The card stands over the total, as wide as its column; its rows keep name and document at the two sides."
    },
    "PY-02": {
      text: `The card has holder, number, type (Visa 0, Mastercard 1, Amex 2), instalments and terms.
        B2CCHILE also asks for security code and expiry.`,
      reading: "Elsewhere both are neither asked for nor sent: CVC, expMonth and expYear are empty.",
      decision: 30
    },
    "PY-03": {
      text: `B2CCHILE has credit and debit, at first credit; debit hides type and instalments.
        The others have credit alone.`,
      reading: "Debit sells with the payment plan of one instalment, or of the fewest."
    },
    "PY-04": {
      text: "Holder and number are required.",
      reading: "The first passenger's name is put in as holder, who may change it."
    },
    "PY-05": `Visa is 13 or 16 digits from 4.
      Mastercard is 16 digits from 51 to 55 or 2221 to 2720.
      Amex is 15 digits from 34 or 37.`,
    "PY-06": `Another type's number: 'Tipo y número de tarjeta incompatibles'.
      An unknown type: 'Tipo de tarjeta no válido.'`,
    "PY-07": "No instalments with credit: 'Cuotas es requerido.' Other choices: 'Este campo es obligatorio.'",
    "PY-08": {
      text: "The security code has exactly three digits (Chile).",
      channels: "B2CCHILE alone",
      reading: "Amex prints four: for that type three or four hold."
    },
    "PY-09": {
      text: "The expiry is required and not past (Chile).",
      channels: "B2CCHILE alone",
      reading: "A card holds through the last day of its month."
    },
    "PY-10": "Terms not accepted: 'Debe aceptar los términos y condiciones.' The link opens the channel's PDF.",
    "PY-11": `A form that does not hold opens 'Faltan algunos datos' and sends nothing.
      It says: 'Para completar el pago verifica los datos en rojo y acepta los términos y condiciones'`,
    "PY-12": {
      text: "Instalments are those of the chosen type of card.",
      reading: "IdPaymentMethod is the type's id; where no plan has a known one, none is left out."
    },
    "PY-13": {
      text: `COMPLETAR PAGO sends POST /api/sales/enroll, without a login {proxy}/public_api/sales/enroll.
        The sale holds USDValue, DepartureDate, ReturnDate, IdPaymentPlan, CardHolder, CreditCardNumber,
        CVC, expMonth, expYear, ATSPProductId, PromotionalCode, ProductorCode and Passengers, no more.`,
      reading: "USDValue is the plan's Rate. expMonth is MM and expYear YYYY. A blank coupon is null."
    },
    "PY-14": {
      text: `Each passenger has FirstName, LastName, DNI, Gender, DateOfBirth, Address, City, Province, CP,
        Comuna, Email, PhoneContact, IdState, IdCountry, DocumentTypeId and DocumentNo.
        Gender is always 1 and City always blank.`,
      reading: `The others travel with the first one's address and e-mail. Nobody is asked for a gender.
        DocumentTypeId is the type's IdValuesList.`
    },
    "PY-15": {
      text: "DNI and DocumentNo travel as integers.",
      reading: "A RUT travels without its check digit, so that K and digits are alike."
    },
    "PY-16": {
      text: "The number travels without the spaces that its field accepts.",
      reading: `Digits are grouped, and pasted spaces are taken.
        Luhn is a soft warning, as a hard one would refuse numbers that the contract accepts.`
    },
    "PY-17": {
      text: `Paid: idSalesOrder and reserveId are kept, purchase is told, /cotizarpagoexitoso follows.
        Not paid: 'Error' / 'Ocurrió un error con el pago'; passengers and cart stay.`,
      reading: "Paid is 200 with an order: a number above 0 or a text, and no error beside it."
    },
    "PY-18": {
      text: "Two clicks, or Enter twice, send one sale; the button rests while it is under way.",
      decision: 24
    },
    "PY-19": "Number, code and expiry reach no storage, address, data layer or console, and one call alone."
  }
}
