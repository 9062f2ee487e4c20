import { plansOf } from "../../contracts/fixtures/specifiedChannels"
import { all, argentine, both, chile, on, soldByProducers, specified } from "./lines"
import type { SpecifiedTexts } from "./specified"

const producers = soldByProducers.filter((id) => id !== "bbva")
const others = argentine.filter((id) => id !== "belo")

const layout = "parts-layout--playground"
const popups = "texts-popups--playground"
const home = "texts-home--playground"
const refusal = "parts-refusaldialog--playground"

const headerTexts = on([
  ["CH-11", layout, ["Tu portal de asistencia al viajero"]],
  ["SH-02", layout, ["HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO"]],
  ["SH-03", layout, ["ENTRAR"]],
  ["SH-04", popups, ["TU CUENTA", "Tus Datos", "Tus Compras", "Salir"]]
])

/** What home and results say of a channel's offer. */
const claims = [home, "pages-resultspage--playground"].flatMap((story) =>
  on([
    ["CH-08", story, ["…telemedicina 24/7…"], ["b2c"]],
    ["CH-08", story, ["…accidentes personales…"], [...others, ...chile]],
    ["CH-08", story, ["…1.000.000 USD de cobertura médica internacional…", "…en menos de 5 minutos…"], chile],
    ["CH-08", story, ["…más de 10 planes…"], ["belo"]]
  ])
)

const plansOn = (channel: string) => {
  const { nationalPlan, plans } = specified(channel)
  return [nationalPlan, plans].flatMap((printed) => (printed ? plansOf(printed).map(({ name }) => name) : []))
}

const homeTexts = on([
  ["CH-04", home, ["ASISTENCIA AL VIAJERO"], all],
  ["CH-04", home, ["Cotizá tu Cobertura"], argentine],
  ["CH-04", home, ["Cotiza tu Cobertura"], chile],
  ["CH-06", home, ["¿Por qué elegir {…} asistencia al viajero?"], chile],
  ["CH-06", home, ["Los beneficios de contratarnos"], others],
  ["CH-06", home, ["Nuestra Propuesta"], ["belo"]],
  ["HO-04", home, ["ALIANZA"], ["bbva"]],
  ["HO-04", home, ["NUESTROS PLANES ANUALES"], ["b2c", ...chile]],
  ["HO-04", home, ["Una alianza sin fronteras"], ["belo"]],
  ["HO-04", home, ["TU PRODUCTOR"], producers],
  ["HO-10", home, ["Telemedicina 24/7"], ["b2c"]],
  ["HO-10", home, ["Cobertura Mundial", "Garantía"], argentine],
  ["HO-10", home, ["Red Internacional", "Planes Anuales"], chile],
  ["HO-09, HO-11", home, ["Asistencia 24/7", "COTIZAR AHORA", "COTIZAR", "Ver detalles"], all],
  [
    "HO-09",
    "pages-homepage--details-open",
    [
      "Asistencia médica por enfermedad",
      "Asistencia médica por accidente",
      "Preexistencias",
      "Odontología",
      "Medicamentos",
      "Pérdida de equipaje",
      "Cancelación de viaje",
      "Adelanto de fianza",
      "Adelanto de honorarios de abogados",
      "Seguro de accidentes personales"
    ],
    ["b2c"]
  ],
  ...all.map((id) => ["HO-07", home, plansOn(id), [id]] as const)
])

const abroad = ["CANADÁ EEUU MEXICO", "EUROPA", "ASIA Y RESTO DEL MUNDO", "MULTIDESTINO"]

const barTexts = on([
  ["QR-16", popups, ["LATINOAMÉRICA Y CARIBE", ...abroad], both],
  ["QR-16", popups, ["ARGENTINA", "LATINOAMÉRICA", "CARIBE", ...abroad], ["belo"]],
  ["QB-02", popups, ["Aplicar"]],
  ["QB-08", "pages-resultspage--other-trip", ["RECOTIZAR"]],
  [
    "QR-01, QR-08",
    "pages-homepage--nothing-typed",
    [
      "Email es requerido.",
      "Teléfono es requerido.",
      "Destino es requerido.",
      "Ambas fechas son requeridas.",
      "Ingresa la edad de todos los pasajeros."
    ],
    both
  ],
  [
    "QR-02, QR-06",
    popups,
    [
      "Email no es válido.",
      "Teléfono debe tener 10 dígitos.",
      "La fecha de fin debe ser posterior a la fecha de inicio.",
      "Sin pasajeros"
    ],
    both
  ],
  ["QR-05", "pages-resultspage--outdated-search", ["La fecha de inicio debe ser mayor a hoy."], both],
  [
    "QR-11",
    refusal,
    [
      "Cantidad de Días",
      "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte.",
      "Cerrar"
    ],
    ["b2c", "messis", "belo"]
  ],
  ...chile.map(
    (id) =>
      [
        "QR-11",
        refusal,
        [
          "Cantidad de Días",
          `Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de ${specified(id).maxDays} días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.`,
          "Cerrar"
        ],
        [id]
      ] as const
  ),
  // The sentence states the channel's own latest start.
  ...all.map(
    (id) =>
      [
        "QR-12",
        "parts-refusaldialog--starts-too-late",
        [
          "Cantidad de Días",
          `Lo sentimos, pero su viaje debe comenzar al menos en ${specified(id).maxDaysToStart} días. Para más información, llame al {phone} o vuelva a cotizar para una fecha más cercana a su viaje.`
        ],
        [id]
      ] as const
  )
])

/** Texts of the shell, the home, the quote bar and its messages. */
export const quoteTexts: ReadonlyArray<SpecifiedTexts> = [...headerTexts, ...homeTexts, ...claims, ...barTexts]
