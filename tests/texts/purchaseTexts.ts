import type { SpecifiedTexts } from "./specified"

const chile = ["b2cchile"]
const argentine = ["bbva", "messis", "asegura", "personal", "b2c", "belo", "miw", "makler"]
const all = [...argentine, ...chile]

type Where = Pick<SpecifiedTexts, "channels" | "lookIn">
/** Looked for in one channel of each country, where no other says anything else. */
const argentina: Where = { channels: argentine, lookIn: ["b2c"] }
const both: Where = { lookIn: ["b2c", ...chile] }

type Line = readonly [
  clause: string,
  story: string,
  texts: ReadonlyArray<string>,
  where?: Where | ReadonlyArray<string>
]

const isList = (where: Where | ReadonlyArray<string>): where is ReadonlyArray<string> => Array.isArray(where)

/** Texts of one screen. */
const on = (screen: string, lines: ReadonlyArray<Line>): ReadonlyArray<SpecifiedTexts> =>
  lines.map(([clause, story, texts, where = {}]) => ({
    screen,
    clause,
    story,
    texts,
    ...(isList(where) ? { channels: where } : where)
  }))

const results = "pages-resultspage--playground"

const resultsTexts = on("Results", [
  ["2§2", results, ["COTIZÁ TU COBERTURA"], argentine],
  ["2§2", results, ["COTIZA TU COBERTURA"], chile],
  ["2§2", results, ["COMPRAR"], all.filter((id) => id !== "belo")],
  ["2§2", results, ["CONTRATAR"], ["belo"]],
  [
    "2§2",
    results,
    ["EL MÁS ELEGIDO", "RECOMENDADO", "CFTEA 0%", "Ver detalles", "Enviar por mail", "…sin interés…"],
    all
  ],
  ["2§2", "pages-plansonoffer--details", ["VOLVER", "SELECCIONAR {plan}"]],
  ["2§2", "pages-plansonoffer--mailed", ["El mail se envió con éxito. Verifica tu bandeja de entrada"]],
  ["2§2", "pages-resultspage--discount-active", ["Copiado"]]
])

const passengers = "pages-passengerspage--playground"

const passengersTexts = on("Passengers", [
  ["2§2", passengers, ["PASO 2: Información de los pasajeros", "CONTINUAR"], both],
  ["2§3", passengers, ["Provincia", "Código postal"], argentina],
  ["2§3", passengers, ["Región", "Comuna"], chile],
  ["2§2", "pages-passengerspage--logged-in", ["USAR MIS DATOS"]],
  ["2§5", "pages-passengerspage--wrong", ["La edad no coincide con la fecha de nacimiento."]],
  ["2§4", passengers, ["Me vendió un productor"], ["bbva", "messis", "asegura", "personal", "miw", "makler"]],
  [
    "2§8",
    "pages-passengerspage--producer-missing",
    [
      "Código de Productor",
      "Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en 'Me vendió un productor'."
    ]
  ],
  ["2§8", "pages-passengerspage--coupon-applied", ["DESCUENTO APLICADO CORRECTAMENTE", "CUPON 10 % OFF"]],
  ["2§8", "pages-passengerspage--coupon-refused", ["Cupón de Descuento", "EL CUPON NO ES VALIDO"]]
])

const paymentTexts = on("Payment", [
  ["2§2", "pages-paymentpage--playground", ["PASO 3: Pago", "COMPLETAR PAGO", "Visa", "Mastercard", "Amex"], both],
  [
    "2§8",
    "pages-paymentpage--wrong",
    [
      "Faltan algunos datos",
      "Para completar el pago verifica los datos en rojo y acepta los términos y condiciones",
      "Este campo es obligatorio.",
      "Cuotas es requerido.",
      "Debe aceptar los términos y condiciones."
    ]
  ],
  ["2§5", "pages-paymentpage--incompatible", ["Tipo y número de tarjeta incompatibles"]],
  // No page offers a type that it does not know.
  ["2§5", "components-radiotiles--invalid", ["Tipo de tarjeta no válido."]],
  ["2§8", "pages-paymentpage--declined", ["Error", "Ocurrió un error con el pago"]],
  ["2§2", "pages-successpage--playground", ["¡Tu pago se realizó con éxito!"], both],
  [
    "2§2",
    "pages-successpage--playground",
    ["Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."],
    argentina
  ],
  [
    "2§2",
    "pages-successpage--playground",
    ["Revisa tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."],
    chile
  ],
  ["2§2", "pages-successpage--signed-in", ["DESCARGAR CERTIFICADO"]]
])

const externalTexts = on("External purchase", [
  [
    "2§2",
    "pages-externalpage--looking",
    [
      "Verificando tus datos...",
      "Verificando el producto elegido...",
      "Verificando datos de pasajeros...",
      "Redireccionando al pago..."
    ]
  ],
  ["2§8", "pages-externalpage--missing", ["No se encontró la cotización"]],
  ["2§8", "pages-externalpage--invalid", ["Cotización inválida"]],
  ["2§8", "pages-externalpage--playground", ["Cotización expiró"]],
  ["2§8", "pages-externalpage--failed", ["Error"]]
])

const accountTexts = on("Account", [
  ["2§2", "pages-registrationpage--playground", ["Completá tus datos personales", "GUARDAR"], argentina],
  ["2§2", "pages-registrationpage--playground", ["Completa tus datos personales", "GUARDAR"], chile],
  [
    "2§5",
    "pages-registrationpage--wrong",
    ["El nombre debe tener al menos 3 caracteres.", "El apellido debe tener al menos 3 caracteres."]
  ],
  ["2§8", "texts-home--playground", ["El usuario se dio de alta correctamente"]],
  ["2§8", "pages-registrationpage--failed", ["Fallo al dar de alta el usuario"]],
  ["2§2", "pages-profilepage--playground", ["TUS DATOS", "GUARDAR"], both],
  ["2§8", "pages-profilepage--saved", ["El usuario se guardó correctamente"]],
  ["2§8", "pages-profilepage--failed", ["Fallo al dar de alta el usuario"]],
  ["2§2", "pages-purchasespage--many", ["TUS DATOS", "TUS COMPRAS"]],
  ["2§2", "pages-validatepage--playground", ["YA VALIDÉ MI EMAIL"], both]
])

const sent =
  "Su solicitud se ha enviado correctamente. Nos pondremos en contacto dentro de las próximas 48 horas hábiles"

const formTexts = on("Forms", [
  ["2§8", "pages-contactpage--sent", ["Mensaje enviado"]],
  ["2§8", "pages-contactpage--failed", ["Fallo al el enviar el mensaje"]],
  ["2§5", "pages-contactpage--wrong", ["Debe ingresar un motivo."], ["belo"]],
  ["2§2", "pages-withdrawalpage--playground", ["Botón de arrepentimiento"], argentina],
  ["2§2", "pages-servicecancellationpage--playground", ["Botón baja de servicio"], argentina],
  ["2§5", "pages-withdrawalpage--playground", ["Sólo números"]],
  ["2§5", "pages-withdrawalpage--wrong", ["Documento es requerido.", "Documento debe ser de 7 u 8 dígitos."]],
  ["2§8", "pages-withdrawalpage--sent", [sent]],
  ["2§8", "pages-servicecancellationpage--sent", [sent], argentina],
  [
    "2§8",
    "pages-withdrawalpage--failed",
    ["Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos."]
  ],
  ["2§2", "pages-annulmentpage--playground", ["Anulación de Cobertura", "ENVIAR"], chile],
  ["2§2", "pages-annulmentpage--sent", ["Envío de Baja de Servicio", sent], chile],
  ["2§2", "pages-annulmentpage--playground", ["…954/2025…", "…72 horas…", "…10 días…"], chile],
  ["2§5", "pages-annulmentpage--wrong", ["Error en el RUT ingresado"], chile],
  ["2§8", "pages-annulmentpage--failed", ["Problema al enviar la solicitud. Reintente en unos minutos."], chile]
])

const answers = "pages-faqspage--all-open"

const helpTexts = on("Help", [
  [
    "2§9",
    "pages-assistancepage--playground",
    ["…48 horas…", "…comprobantes originales…", "…30 días…", "…20 días…"],
    ["b2c", ...chile]
  ],
  [
    "2§9",
    answers,
    [
      "…75 años…",
      "…USD 60 por kilo, hasta USD 1.200…",
      "…USD 40 por kilo, hasta USD 800…",
      "…USD 100 por día durante 10 días…",
      "…hasta USD 2.500…",
      "…hasta USD 12.000…"
    ],
    { lookIn: ["b2c", "belo", ...chile] }
  ],
  ["2§9", answers, ["…semana 24…"], { channels: all.filter((id) => id !== "belo"), lookIn: ["b2c", ...chile] }],
  ["2§9", answers, ["…semana 26…", "…76…"], ["belo"]],
  [
    "2§9",
    answers,
    ["…PREMIUM, hasta USD 400 por día…", "…PREMIUM, hasta USD 5.000…", "…PREMIUM, hasta USD 25.000…"],
    { channels: ["bbva", "belo"], lookIn: ["belo"] }
  ],
  ["2§9", "pages-contactpage--playground", ["…8:00 a 20:00…", "8 a 12 h", "12 a 16 h", "16 a 20 h"], ["b2c"]],
  [
    "2§9",
    "pages-contactpage--playground",
    ["…9:00 a 18:00…", "9 a 12 h", "12 a 15 h", "15 a 18 h"],
    { channels: all.filter((id) => id !== "belo" && id !== "b2c"), lookIn: ["bbva", ...chile] }
  ],
  ["2§9", "pages-cookiespage--playground", ["…6 meses…", "…Política de privacidad…"]]
])

/** Texts of the second document: from the results to the forms. */
export const purchaseTexts: ReadonlyArray<SpecifiedTexts> = [
  ...resultsTexts,
  ...passengersTexts,
  ...paymentTexts,
  ...externalTexts,
  ...accountTexts,
  ...formTexts,
  ...helpTexts
]
