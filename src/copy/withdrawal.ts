import { fieldProblems } from "./fields"
import { page } from "./overlay"

const { card, document, email, name } = fieldProblems

export interface Step {
  readonly when: string
  readonly what: string
}

/** From the form to the answer. `contact`: by when the visitor is contacted. */
const stepsOf = (contact: string): ReadonlyArray<Step> => [
  { when: "Hoy", what: "Enviás este formulario." },
  { when: contact, what: "Nos ponemos en contacto con vos." },
  { when: "Después", what: "Te escribimos por e-mail con la respuesta." }
]

export const withdrawal = page("withdrawal", {
  kinds: {
    withdrawal: {
      title: "Botón de arrepentimiento",
      text: [
        "Podés dejar sin efecto tu compra dentro de los 10 días, siempre que la cobertura no haya comenzado."
      ] as ReadonlyArray<string>,
      steps: stepsOf("Hasta 48 horas hábiles"),
      messagePlaceholder: "Contanos por qué te arrepentiste de la compra",
      resultTitle: "Botón de arrepentimiento",
      /** Verbatim from the specification (WD-07). */
      failed: "Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos."
    },
    service: {
      title: "Botón baja de servicio",
      text: [
        "Pedí la baja del servicio que contrataste con los datos de tu compra. No hace falta que llames ni que te registres."
      ] as ReadonlyArray<string>,
      steps: stepsOf("Hasta 48 horas hábiles"),
      messagePlaceholder: "Contanos por qué querés dar de baja el servicio",
      resultTitle: "Botón baja de servicio",
      failed: "Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos."
    },
    annulment: {
      title: "Anulación de Cobertura",
      text: [
        "Según la Disposición 954/2025, la contratación se puede revocar dentro de los 10 días desde la compra y hasta el comienzo de la cobertura.",
        "Después de recibir la solicitud, el contacto es dentro de las 72 horas."
      ] as ReadonlyArray<string>,
      steps: stepsOf("Hasta 72 horas"),
      messagePlaceholder: "Contanos por qué querés anular la cobertura",
      /** Verbatim from the specification, although it names the other form (WD-10, CT-06). */
      resultTitle: "Envío de Baja de Servicio",
      /** Verbatim from the specification (WD-12). */
      failed: "Problema al enviar la solicitud. Reintente en unos minutos."
    }
  },
  fields: {
    name: "Nombre",
    document: "Número de documento",
    email: "Email",
    purchaseDate: "Fecha de compra",
    voucher: "Número de voucher",
    message: "Mensaje"
  },
  form: {
    documentHint: "Sólo números",
    datePlaceholder: "DD/MM/AAAA",
    voucherHint: "Sólo números. Lo encontrás en tu e-mail.",
    submit: "ENVIAR"
  },
  problems: {
    name,
    document,
    email,
    purchaseDate: {
      required: "Ingresá la fecha de compra.",
      invalid: "Ingresá una fecha que exista, como DD/MM/AAAA.",
      future: "La fecha de compra no puede ser posterior a hoy."
    },
    voucher: {
      required: "Ingresá el número de voucher.",
      notDigits: "El número de voucher sólo puede tener números.",
      tooLong: "El número de voucher puede tener hasta 40 números.",
      card
    },
    message: { required: "Ingresá un mensaje.", tooLong: "El mensaje puede tener hasta 4.000 caracteres.", card }
  },
  summary: (problems: number) =>
    problems === 1 ? "Revisá 1 dato para enviar:" : `Revisá ${problems} datos para enviar:`,
  sending: "Enviando tu solicitud…",
  slow: "Esto está tardando más de lo normal.",
  cancel: "Cancelar",
  /** Verbatim from the specification (WD-07). */
  sent: "Su solicitud se ha enviado correctamente. Nos pondremos en contacto dentro de las próximas 48 horas hábiles",
  keep: "Guardá esta constancia: la referencia también está en lo que recibimos.",
  kept: "Tus datos siguen acá.",
  withoutScripts: "Para enviar este formulario activá JavaScript en tu navegador, o llamanos.",
  close: "Cerrar",
  retry: "Reintentar",
  receipt: {
    title: "Constancia de tu solicitud",
    stamp: "Recibida",
    reference: "Referencia",
    sentAt: "Fecha y hora",
    sentTo: "Enviada a",
    request: "Trámite",
    name: "Nombre",
    document: "Documento",
    purchaseDate: "Fecha de compra",
    voucher: "Voucher",
    email: "Email",
    message: "Mensaje",
    copy: "Copiar",
    copied: "Copiado",
    selected: "Seleccionado",
    print: "Imprimir"
  }
})
