import { plansOf } from "../../contracts/fixtures/specifiedChannels"
import { argentine, chile, soldByProducers, specified } from "./lines"
import type { SpecifiedTexts } from "./specified"

const producers = soldByProducers.filter((id) => id !== "bbva")
const others = argentine.filter((id) => id !== "belo")
const all = [...argentine, ...chile]

const popups = "texts-popups--playground"
const home = "texts-home--playground"
const results = "pages-resultspage--playground"

const bar = "Quote bar"

const plansOn = (channel: string): SpecifiedTexts => {
  const { nationalPlan, plans } = specified(channel)
  return saidAtHome(
    "HO-07",
    [channel],
    [nationalPlan, plans].flatMap((printed) => (printed ? plansOf(printed).map(({ name }) => name) : []))
  )
}

/** QR-12: the sentence states the channel's own latest start. */
const startsTooLate = (channel: string): SpecifiedTexts => ({
  screen: bar,
  clause: "QR-12",
  story: "parts-refusaldialog--starts-too-late",
  channels: [channel],
  texts: [
    "Cantidad de Días",
    `Lo sentimos, pero su viaje debe comenzar al menos en ${specified(channel).maxDaysToStart} días. Para más información, llame al {phone} o vuelva a cotizar para una fecha más cercana a su viaje.`
  ]
})

const saidAtHome = (clause: string, channels: ReadonlyArray<string>, texts: ReadonlyArray<string>): SpecifiedTexts => ({
  screen: "Home",
  clause,
  story: home,
  channels,
  texts
})

const claim = (channels: ReadonlyArray<string>, texts: ReadonlyArray<string>): ReadonlyArray<SpecifiedTexts> => [
  { screen: "Home", clause: "CH-08", story: home, channels, texts },
  { screen: "Results", clause: "CH-08", story: results, channels, texts }
]

/** Texts of the shell, the home, the quote bar and its messages. */
export const quoteTexts: ReadonlyArray<SpecifiedTexts> = [
  {
    screen: "Header",
    clause: "CH-11",
    story: "parts-layout--playground",
    texts: ["Tu portal de asistencia al viajero"]
  },
  {
    screen: "Header",
    clause: "SH-02",
    story: "parts-layout--playground",
    texts: ["HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO"]
  },
  { screen: "Header", clause: "SH-03", story: "parts-layout--playground", texts: ["ENTRAR"] },
  {
    screen: "Header",
    clause: "SH-04",
    story: popups,
    texts: ["TU CUENTA", "Tus Datos", "Tus Compras", "Salir"]
  },
  saidAtHome("CH-04", all, ["ASISTENCIA AL VIAJERO"]),
  saidAtHome("CH-04", argentine, ["Cotizá tu Cobertura"]),
  saidAtHome("CH-04", chile, ["Cotiza tu Cobertura"]),
  saidAtHome("CH-06", chile, ["¿Por qué elegir {…} asistencia al viajero?"]),
  saidAtHome("CH-06", others, ["Los beneficios de contratarnos"]),
  saidAtHome("CH-06", ["belo"], ["Nuestra Propuesta"]),
  ...claim(["b2c"], ["…telemedicina 24/7…"]),
  ...claim([...others, ...chile], ["…accidentes personales…"]),
  ...claim(chile, ["…1.000.000 USD de cobertura médica internacional…", "…en menos de 5 minutos…"]),
  ...claim(["belo"], ["…más de 10 planes…"]),
  saidAtHome("HO-04", ["bbva"], ["ALIANZA"]),
  saidAtHome("HO-04", ["b2c", ...chile], ["NUESTROS PLANES ANUALES"]),
  saidAtHome("HO-04", ["belo"], ["Una alianza sin fronteras"]),
  saidAtHome("HO-04", producers, ["TU PRODUCTOR"]),
  saidAtHome("HO-10", ["b2c"], ["Telemedicina 24/7"]),
  saidAtHome("HO-10", argentine, ["Cobertura Mundial", "Garantía"]),
  saidAtHome("HO-10", chile, ["Red Internacional", "Planes Anuales"]),
  saidAtHome("HO-09, HO-11", all, ["Asistencia 24/7", "COTIZAR AHORA", "COTIZAR", "Ver detalles"]),
  {
    screen: "Home",
    clause: "HO-09",
    story: "pages-homepage--details-open",
    channels: others,
    lookIn: ["b2c"],
    texts: [
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
    ]
  },
  ...all.map(plansOn),
  {
    screen: bar,
    clause: "QR-16",
    story: popups,
    channels: [...others, ...chile],
    lookIn: ["b2c", ...chile],
    texts: ["LATINOAMÉRICA Y CARIBE", "CANADÁ EEUU MEXICO", "EUROPA", "ASIA Y RESTO DEL MUNDO", "MULTIDESTINO"]
  },
  {
    screen: bar,
    clause: "QR-16",
    story: popups,
    channels: ["belo"],
    texts: [
      "ARGENTINA",
      "LATINOAMÉRICA",
      "CARIBE",
      "CANADÁ EEUU MEXICO",
      "EUROPA",
      "ASIA Y RESTO DEL MUNDO",
      "MULTIDESTINO"
    ]
  },
  { screen: bar, clause: "QB-02", story: popups, texts: ["Aplicar"] },
  { screen: bar, clause: "QB-08", story: "pages-resultspage--editing", texts: ["RECOTIZAR"] },
  {
    screen: bar,
    clause: "QR-01, QR-08",
    story: "pages-homepage--nothing-typed",
    lookIn: ["b2c", ...chile],
    texts: [
      "Email es requerido.",
      "Teléfono es requerido.",
      "Destino es requerido.",
      "Ambas fechas son requeridas.",
      "Ingresa la edad de todos los pasajeros."
    ]
  },
  {
    screen: bar,
    clause: "QR-02, QR-06",
    story: popups,
    lookIn: ["b2c", ...chile],
    texts: [
      "Email no es válido.",
      "Teléfono debe tener 10 dígitos.",
      "La fecha de fin debe ser posterior a la fecha de inicio.",
      "Sin pasajeros"
    ]
  },
  {
    screen: bar,
    clause: "QR-05",
    story: "pages-resultspage--outdated-search",
    lookIn: ["b2c", ...chile],
    texts: ["La fecha de inicio debe ser mayor a hoy."]
  },
  {
    screen: bar,
    clause: "QR-11",
    story: "parts-refusaldialog--playground",
    channels: argentine,
    lookIn: ["b2c", "messis", "belo"],
    texts: [
      "Cantidad de Días",
      "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte.",
      "Cerrar"
    ]
  },
  ...chile.map((channel) => ({
    screen: bar,
    clause: "QR-11",
    story: "parts-refusaldialog--playground",
    channels: [channel],
    texts: [
      "Cantidad de Días",
      `Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de ${specified(channel).maxDays} días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.`,
      "Cerrar"
    ]
  })),
  ...all.map(startsTooLate)
]
