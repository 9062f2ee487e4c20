import type { SpecifiedTexts } from "./specified"

const chile = ["b2cchile"]
const producers = ["messis", "asegura", "personal", "miw", "makler"]
const others = ["bbva", "b2c", ...producers]
const argentine = [...others, "belo"]
const all = [...argentine, ...chile]

const popups = "texts-popups--playground"
const home = "texts-home--playground"
const results = "pages-resultspage--playground"

const bar = "Quote bar"

const plansOf = (channels: ReadonlyArray<string>, texts: ReadonlyArray<string>): SpecifiedTexts => ({
  screen: "Home",
  clause: "1§3",
  story: home,
  channels,
  texts
})

const saidAtHome = (clause: string, channels: ReadonlyArray<string>, texts: ReadonlyArray<string>): SpecifiedTexts => ({
  screen: "Home",
  clause,
  story: home,
  channels,
  texts
})

const claim = (channels: ReadonlyArray<string>, texts: ReadonlyArray<string>): ReadonlyArray<SpecifiedTexts> => [
  { screen: "Home", clause: "1§1", story: home, channels, texts },
  { screen: "Results", clause: "2§2", story: results, channels, texts }
]

/** Texts of the first document: the shell, the home, the quote bar and its messages. */
export const quoteTexts: ReadonlyArray<SpecifiedTexts> = [
  {
    screen: "Header",
    clause: "1§2",
    story: "pages-frame--playground",
    texts: ["Tu portal de asistencia al viajero", "HOME", "COTIZAR", "PRODUCTOS", "FAQs", "CONTACTO", "ENTRAR"]
  },
  {
    screen: "Header",
    clause: "1§2",
    story: popups,
    texts: ["TU CUENTA", "Tus Datos", "Tus Compras", "Salir"]
  },
  saidAtHome("1§1", all, ["ASISTENCIA AL VIAJERO"]),
  saidAtHome("1§1", argentine, ["Cotizá tu Cobertura"]),
  saidAtHome("1§1", chile, ["Cotiza tu Cobertura", "¿Por qué elegir {…} asistencia al viajero?"]),
  saidAtHome("1§1", others, ["Los beneficios de contratarnos"]),
  saidAtHome("1§1", ["belo"], ["Nuestra Propuesta"]),
  ...claim(["b2c"], ["…telemedicina 24/7…"]),
  ...claim([...others, ...chile], ["…accidentes personales…"]),
  ...claim(chile, ["…1.000.000 USD de cobertura médica internacional…", "…en menos de 5 minutos…"]),
  ...claim(["belo"], ["…más de 10 planes…"]),
  saidAtHome("1§2", ["bbva"], ["ALIANZA"]),
  saidAtHome("1§2", ["b2c", ...chile], ["NUESTROS PLANES ANUALES"]),
  saidAtHome("1§2", ["belo"], ["Una alianza sin fronteras"]),
  saidAtHome("1§2", producers, ["TU PRODUCTOR"]),
  saidAtHome("1§2", ["b2c"], ["Telemedicina 24/7"]),
  saidAtHome("1§2", argentine, ["Cobertura Mundial", "Garantía"]),
  saidAtHome("1§2", chile, ["Red Internacional", "Planes Anuales"]),
  saidAtHome("1§2", all, ["Asistencia 24/7", "COTIZAR AHORA", "COTIZAR", "Ver detalles"]),
  {
    screen: "Home",
    clause: "1§3",
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
  plansOf(["bbva"], ["STANDARD", "GOLD", "PREMIUM", "PREMIUM +", "SIGNATURE"]),
  plansOf(producers, ["CLASSIC", "PLUS", "EXCELLENCE"]),
  plansOf(["b2c"], ["SILVER", "GOLD", "PLATINUM", "PLATINUM PLUS", "BLACK"]),
  plansOf(["belo"], ["NACIONAL", "LATAM", "GOLD", "PLATINUM", "SILVER", "BLACK", "PREMIUM"]),
  plansOf(chile, ["PROD 1", "PROD 2", "PROD 3"]),
  {
    screen: bar,
    clause: "1§3",
    story: popups,
    channels: [...others, ...chile],
    lookIn: ["b2c", ...chile],
    texts: ["LATINOAMÉRICA Y CARIBE", "CANADÁ EEUU MEXICO", "EUROPA", "ASIA Y RESTO DEL MUNDO", "MULTIDESTINO"]
  },
  {
    screen: bar,
    clause: "1§3",
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
  { screen: bar, clause: "1§2", story: popups, texts: ["Aplicar"] },
  { screen: bar, clause: "1§2", story: results, texts: ["RECOTIZAR"] },
  {
    screen: bar,
    clause: "1§5",
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
    clause: "1§5",
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
    clause: "1§5",
    story: "pages-resultspage--outdated-search",
    lookIn: ["b2c", ...chile],
    texts: ["La fecha de inicio debe ser mayor a hoy."]
  },
  {
    screen: bar,
    clause: "1§8",
    story: "pages-refusaldialog--playground",
    channels: argentine,
    lookIn: ["b2c", "messis", "belo"],
    texts: [
      "Cantidad de Días",
      "Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte.",
      "Cerrar"
    ]
  },
  {
    screen: bar,
    clause: "1§8",
    story: "pages-refusaldialog--playground",
    channels: chile,
    texts: [
      "Cantidad de Días",
      "Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de 60 días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.",
      "Cerrar"
    ]
  },
  {
    screen: bar,
    clause: "1§8",
    story: "pages-refusaldialog--starts-too-late",
    lookIn: ["b2c", "messis", "belo", ...chile],
    texts: [
      "Cantidad de Días",
      "Lo sentimos, pero su viaje debe comenzar al menos en 90 días. Para más información, llame al {phone} o vuelva a cotizar para una fecha más cercana a su viaje."
    ]
  }
]
