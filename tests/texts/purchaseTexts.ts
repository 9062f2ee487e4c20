import { all, argentina, argentine, both, chile, on, soldByProducers } from "./lines"
import type { SpecifiedTexts } from "./specified"

const results = "pages-resultspage--playground"

const resultsTexts = on([
  ["RS-01", results, ["COTIZÁ TU COBERTURA"], argentine],
  ["RS-01", results, ["COTIZA TU COBERTURA"], chile],
  ["RS-10", results, ["COMPRAR"], all.filter((id) => id !== "belo")],
  ["RS-10", results, ["CONTRATAR"], ["belo"]],
  ["RS-03", results, ["EL MÁS ELEGIDO", "RECOMENDADO"], all],
  ["RS-05", results, ["…sin interés…"], all],
  ["RS-08", results, ["CFTEA 0%"], all],
  ["RS-10", results, ["Ver detalles"], all],
  ["ML-01", results, ["Enviar por mail"], all],
  ["CM-01", "parts-plansonoffer--details", ["VOLVER", "SELECCIONAR {plan}"]],
  ["ML-04", "parts-plansonoffer--mailed", ["El mail se envió con éxito. Verifica tu bandeja de entrada"]],
  ["DB-02", "pages-resultspage--discount-active", ["Copiado"]]
])

const passengers = "pages-passengerspage--playground"

const passengersTexts = on([
  ["PA-01", passengers, ["PASO 2: Información de los pasajeros", "CONTINUAR"], both],
  ["PA-04", passengers, ["Provincia", "Código postal"], argentina],
  ["PA-04", passengers, ["Región", "Comuna"], chile],
  ["PA-07", "pages-passengerspage--logged-in", ["USAR MIS DATOS"]],
  ["PA-10", "pages-passengerspage--wrong", ["La edad no coincide con la fecha de nacimiento."]],
  ["PR-01", passengers, ["Me vendió un productor"], soldByProducers],
  [
    "PR-03",
    "pages-passengerspage--producer-missing",
    [
      "Código de Productor",
      "Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en 'Me vendió un productor'."
    ]
  ],
  ["CU-02, CU-03", "pages-passengerspage--coupon-applied", ["DESCUENTO APLICADO CORRECTAMENTE", "CUPON 10 % OFF"]],
  ["CU-04", "pages-passengerspage--coupon-refused", ["Cupón de Descuento", "EL CUPON NO ES VALIDO"]]
])

const paymentTexts = on([
  [
    "PY-01, PY-02",
    "pages-paymentpage--playground",
    ["PASO 3: Pago", "COMPLETAR PAGO", "Visa", "Mastercard", "Amex"],
    both
  ],
  [
    "PY-11",
    "pages-paymentpage--wrong",
    [
      "Faltan algunos datos",
      "Para completar el pago verifica los datos en rojo y acepta los términos y condiciones",
      "Este campo es obligatorio.",
      "Cuotas es requerido.",
      "Debe aceptar los términos y condiciones."
    ]
  ],
  ["PY-06", "pages-paymentpage--incompatible", ["Tipo y número de tarjeta incompatibles"]],
  // No page offers an unknown type, so a component's story shows it.
  ["PY-06", "components-fields-radiotiles--looks", ["Tipo de tarjeta no válido."]],
  ["PY-17", "pages-paymentpage--declined", ["Error", "Ocurrió un error con el pago"]],
  ["SU-01", "pages-successpage--playground", ["¡Tu pago se realizó con éxito!"], both],
  [
    "SU-02",
    "pages-successpage--playground",
    ["Revisá tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."],
    argentina
  ],
  [
    "SU-02",
    "pages-successpage--playground",
    ["Revisa tu correo para acceder a tu voucher y conocer todos los detalles de tu asistencia."],
    chile
  ],
  ["SU-02", "pages-successpage--signed-in", ["DESCARGAR CERTIFICADO"]]
])

const externalTexts = on([
  [
    "EX-01",
    "pages-externalpage--looking",
    [
      "Verificando tus datos...",
      "Verificando el producto elegido...",
      "Verificando datos de pasajeros...",
      "Redireccionando al pago..."
    ]
  ],
  ["EX-02", "pages-externalpage--missing", ["No se encontró la cotización"]],
  ["EX-02", "pages-externalpage--invalid", ["Cotización inválida"]],
  ["EX-04", "pages-externalpage--playground", ["Cotización expiró"]],
  ["EX-05", "pages-externalpage--failed", ["Error"]]
])

/** Texts on the way to a purchase. */
export const purchaseTexts: ReadonlyArray<SpecifiedTexts> = [
  ...resultsTexts,
  ...passengersTexts,
  ...paymentTexts,
  ...externalTexts
]
