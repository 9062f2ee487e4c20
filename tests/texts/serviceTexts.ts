import { argentina, both, chile, on } from "./lines"
import type { SpecifiedTexts } from "./specified"

const accountTexts = on([
  ["RG-01, RG-03", "pages-registrationpage--playground", ["Completá tus datos personales", "GUARDAR"], argentina],
  ["RG-01, RG-03", "pages-registrationpage--playground", ["Completa tus datos personales", "GUARDAR"], chile],
  [
    "VA-01",
    "pages-registrationpage--wrong",
    ["El nombre debe tener al menos 3 caracteres.", "El apellido debe tener al menos 3 caracteres."]
  ],
  ["RG-06", "texts-home--playground", ["El usuario se dio de alta correctamente"]],
  ["RG-06", "pages-registrationpage--failed", ["Fallo al dar de alta el usuario"]],
  ["AC-01", "pages-profilepage--playground", ["TUS DATOS", "GUARDAR"], both],
  ["AC-02", "pages-profilepage--saved", ["El usuario se guardó correctamente"]],
  ["AC-02", "pages-profilepage--failed", ["Fallo al dar de alta el usuario"]],
  ["AC-03", "pages-purchasespage--many", ["TUS DATOS", "TUS COMPRAS"]],
  ["SR-04", "pages-validatepage--playground", ["YA VALIDÉ MI EMAIL"], both]
])

const sent =
  "Su solicitud se ha enviado correctamente. Nos pondremos en contacto dentro de las próximas 48 horas hábiles"

const formTexts = on([
  ["CT-06", "pages-contactpage--sent", ["Mensaje enviado"]],
  ["CT-06", "pages-contactpage--failed", ["Fallo al el enviar el mensaje"]],
  ["CT-03", "pages-contactpage--wrong", ["Debe ingresar un motivo."], ["belo"]],
  ["WD-01", "pages-withdrawalpage--playground", ["Botón de arrepentimiento"], argentina],
  ["WD-01", "pages-servicecancellationpage--playground", ["Botón baja de servicio"], argentina],
  ["WD-05", "pages-withdrawalpage--playground", ["Sólo números"]],
  ["VA-03", "pages-withdrawalpage--wrong", ["Documento es requerido.", "Documento debe ser de 7 u 8 dígitos."]],
  ["WD-07", "pages-withdrawalpage--sent", [sent]],
  ["WD-07", "pages-servicecancellationpage--sent", [sent], argentina],
  [
    "WD-07",
    "pages-withdrawalpage--failed",
    ["Problema al enviar la solicitud de arrepentimiento. Reintente en unos minutos."]
  ],
  ["WD-09", "pages-annulmentpage--playground", ["Anulación de Cobertura", "ENVIAR"], chile],
  ["WD-10", "pages-annulmentpage--sent", ["Envío de Baja de Servicio", sent], chile],
  ["WD-09", "pages-annulmentpage--playground", ["…954/2025…", "…72 horas…", "…10 días…"], chile],
  ["VA-04", "pages-annulmentpage--wrong", ["Error en el RUT ingresado"], chile],
  ["WD-12", "pages-annulmentpage--failed", ["Problema al enviar la solicitud. Reintente en unos minutos."], chile]
])

const answers = "pages-faqspage--all-open"

const helpTexts = on([
  [
    "LG-05",
    "pages-assistancepage--playground",
    ["…48 horas…", "…comprobantes originales…", "…30 días…", "…20 días…"],
    ["b2c", ...chile]
  ],
  [
    "LG-06",
    answers,
    [
      "…75 años…",
      "…USD 60 por kilo, hasta USD 1.200…",
      "…USD 40 por kilo, hasta USD 800…",
      "…USD 100 por día durante 10 días…",
      "…hasta USD 2.500…",
      "…hasta USD 12.000…"
    ],
    ["b2c", "belo", ...chile]
  ],
  ["LG-06", answers, ["…semana 24…"], both],
  ["LG-06", answers, ["…semana 26…", "…76…"], ["belo"]],
  [
    "LG-06",
    answers,
    ["…PREMIUM, hasta USD 400 por día…", "…PREMIUM, hasta USD 5.000…", "…PREMIUM, hasta USD 25.000…"],
    ["belo"]
  ],
  ["CT-02", "pages-contactpage--playground", ["…8:00 a 20:00…", "8 a 12 h", "12 a 16 h", "16 a 20 h"], ["b2c"]],
  [
    "CT-02",
    "pages-contactpage--playground",
    ["…9:00 a 18:00…", "9 a 12 h", "12 a 15 h", "15 a 18 h"],
    ["bbva", ...chile]
  ],
  ["LG-03", "pages-cookiespage--playground", ["…6 meses…", "…Política de privacidad…"]]
])

/** Texts around a purchase: account, forms, help. */
export const serviceTexts: ReadonlyArray<SpecifiedTexts> = [...accountTexts, ...formTexts, ...helpTexts]
