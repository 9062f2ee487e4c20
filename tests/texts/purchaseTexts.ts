import { all, argentina, argentine, both, chile, on } from "./lines"
import type { SpecifiedTexts } from "./specified"

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

/** Texts of the second document on the way to a purchase. */
export const purchaseTexts: ReadonlyArray<SpecifiedTexts> = [
  ...resultsTexts,
  ...passengersTexts,
  ...paymentTexts,
  ...externalTexts
]
