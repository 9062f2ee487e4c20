import type { Channel } from "../core/channel/channel"
import type { Place, Sold, Zone } from "../core/trip/places"

/**
 * The countries of each zone by their ISO 3166 codes, for the owner to sign. The browser knows
 * their names. 'EE. UU.' and the like are added below.
 */
export const countries: Readonly<Record<Zone, string>> = {
  caribe: "AG AI AW BB BL BM BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
  europa:
    "AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GI GL GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK",
  latinoamerica: "AR BO BR BZ CL CO CR EC FK GF GT GY HN NI PA PE PY SR SV UY VE",
  norteamerica: "CA MX PM US",
  resto:
    "AE AF AM AO AS AU AZ BD BF BH BI BJ BN BT BW CD CF CG CI CK CM CN CV DJ DZ EG ER ET FJ FM GA GE GH GM GN GQ GU GW HK ID IL IN IQ IR JO JP KE KG KH KI KM KP KR KW KZ LA LB LK LR LS LY MA MG MH ML MM MN MO MP MR MU MV MW MY MZ NA NC NE NG NP NR NU NZ OM PF PG PH PK PS PW QA RE RW SA SB SC SD SG SL SN SO SS ST SY SZ TD TG TH TJ TL TM TN TO TV TW TZ UG UZ VN VU WS YE ZA ZM ZW"
}

/**
 * Places that Argentines and Chileans travel to, by country, and other names of countries. Other
 * names of a place follow it after '='. The choice is ours, by their airlines' routes.
 */
const within: Readonly<Record<string, string>> = {
  AE: "Emiratos Árabes, Dubái, Abu Dabi",
  AR: "Buenos Aires, Bariloche=San Carlos de Bariloche, Mendoza, Córdoba, Salta, Jujuy, Ushuaia, El Calafate, El Chaltén, Puerto Iguazú=Iguazú, Mar del Plata, Puerto Madryn, Rosario, San Martín de los Andes, Patagonia",
  AT: "Viena, Salzburgo",
  AU: "Sídney=Sydney, Melbourne",
  AW: "Oranjestad",
  BE: "Bruselas, Brujas",
  BO: "La Paz, Uyuni=Salar de Uyuni, Santa Cruz de la Sierra",
  BR: "Río de Janeiro=Rio, San Pablo=São Paulo, Florianópolis=Floripa, Búzios, Bombinhas, Camboriú, Salvador de Bahía, Maceió, Porto de Galinhas, Natal, Fortaleza, Recife, Porto Seguro, Morro de São Paulo, Foz de Iguazú, Pipa, Jericoacoara",
  BS: "Nasáu=Nassau",
  CA: "Toronto, Vancouver, Montreal, Quebec, Banff",
  CH: "Zúrich, Ginebra",
  CL: "Santiago de Chile, Viña del Mar, Valparaíso, Pucón, San Pedro de Atacama, La Serena, Puerto Varas, Torres del Paine, Isla de Pascua=Rapa Nui",
  CN: "Pekín=Beijing, Shanghái",
  CO: "Bogotá, Cartagena de Indias, Medellín, San Andrés, Santa Marta, Cali",
  CR: "San José de Costa Rica, Guanacaste, Tamarindo",
  CU: "La Habana, Varadero, Cayo Coco",
  CW: "Willemstad",
  CZ: "República Checa, Praga",
  DE: "Berlín, Múnich, Fráncfort=Frankfurt, Hamburgo",
  DK: "Copenhague",
  DO: "Dominicana, Punta Cana, Santo Domingo, Bayahíbe, Samaná, Puerto Plata",
  EC: "Quito, Guayaquil, Galápagos=Islas Galápagos",
  EG: "El Cairo, Luxor",
  ES: "Madrid, Barcelona, Sevilla, Valencia, Ibiza, Mallorca=Palma de Mallorca, Granada, Málaga, Bilbao, Tenerife, Islas Canarias, Santiago de Compostela",
  FI: "Helsinki",
  FR: "París, Niza, Marsella, Lyon, Disneyland París",
  GB: "Inglaterra, Gran Bretaña, Escocia, Gales, Irlanda del Norte, Londres=London, Edimburgo, Mánchester, Liverpool",
  GR: "Atenas, Santorini, Mykonos, Creta",
  GT: "Antigua Guatemala",
  HR: "Dubrovnik, Split",
  HU: "Budapest",
  ID: "Bali, Yakarta",
  IE: "Dublín",
  IL: "Tel Aviv, Jerusalén, Tierra Santa",
  IN: "Nueva Delhi=Delhi, Bombay=Mumbai",
  IS: "Reikiavik",
  IT: "Roma, Venecia, Florencia, Milán, Nápoles, Sicilia, Cinque Terre, Costa Amalfitana=Amalfi, Cerdeña, Turín",
  JM: "Montego Bay, Kingston",
  JO: "Petra",
  JP: "Tokio=Tokyo, Kioto=Kyoto, Osaka",
  KE: "Nairobi",
  KR: "Seúl",
  MA: "Marrakech=Marrakesh, Casablanca",
  MV: "Malé",
  MX: "México DF=Ciudad de México=CDMX, Cancún, Playa del Carmen, Riviera Maya, Tulum, Cozumel, Acapulco, Los Cabos, Puerto Vallarta, Isla Mujeres, Holbox, Guadalajara, Bacalar",
  NL: "Holanda, Ámsterdam",
  NO: "Oslo, Bergen",
  NZ: "Auckland, Queenstown",
  PA: "Ciudad de Panamá, Bocas del Toro, San Blas",
  PE: "Lima, Cusco=Cuzco, Machu Picchu, Máncora, Arequipa",
  PF: "Bora Bora, Tahití",
  PL: "Varsovia, Cracovia",
  PR: "San Juan de Puerto Rico",
  PT: "Lisboa, Oporto, Algarve, Madeira",
  PY: "Asunción, Encarnación",
  RU: "Moscú, San Petersburgo",
  SE: "Estocolmo",
  SG: "Singapur",
  SX: "St. Maarten=Saint Martin",
  TH: "Bangkok, Phuket, Phi Phi",
  TR: "Estambul, Capadocia, Antalya",
  TZ: "Zanzíbar",
  US: "EE. UU.=EEUU=USA, Miami, Nueva York=New York=NYC, Orlando, Disney, Los Ángeles, Las Vegas, San Francisco, Hawái=Honolulú, Chicago, Boston, Washington, Nueva Orleans, Dallas, Houston, Fort Lauderdale, Tampa, San Diego, Filadelfia, Florida, California, Aspen, Cayo Hueso=Key West, Alaska",
  UY: "Montevideo, Punta del Este, Colonia del Sacramento, La Paloma, Cabo Polonio, Piriápolis",
  VE: "Caracas, Isla Margarita, Los Roques",
  VN: "Hanói",
  ZA: "Ciudad del Cabo, Johannesburgo"
}

/** Continents, and how travellers call a part of them. */
const wide: Readonly<Record<Zone, string>> = {
  caribe: "Caribe=El Caribe, Antillas",
  europa: "Europa, Escandinavia, Islas griegas, Balcanes",
  latinoamerica: "Latinoamérica=América Latina, Sudamérica=América del Sur, Centroamérica=América Central",
  norteamerica: "Norteamérica=América del Norte",
  resto: "Asia, África, Oceanía, Medio Oriente, Sudeste asiático, Polinesia"
}

/** Where the seller's own list of countries must decide: the zone here is a guess, to be signed. */
export const doubtful: ReadonlyArray<string> = [
  "Puerto Rico",
  "Hawái",
  "Turquía",
  "Rusia",
  "Groenlandia",
  "Bermudas",
  "Chipre",
  "Georgia",
  "Armenia",
  "Israel",
  "Cartagena de Indias",
  "San Andrés",
  "Santa Marta",
  "Isla Margarita",
  "Los Roques",
  "Bocas del Toro",
  "San Blas",
  "Cozumel",
  "Belice"
]

const listed = (text: string, place: Omit<Place, "names">): ReadonlyArray<Place> =>
  text
    .split(", ")
    .filter(Boolean)
    .map((written) => {
      const [shown = "", ...others] = written.split("=")
      return { ...place, names: [shown, ...others] }
    })

const zones: ReadonlyArray<Zone> = ["caribe", "europa", "latinoamerica", "norteamerica", "resto"]

/** All places. Among equals the earlier ones answer first: a town travelled to before a country. */
export const places = (): ReadonlyArray<Place> => {
  const names = new Intl.DisplayNames("es", { type: "region" })
  const states = zones.flatMap((zone) => countries[zone].split(" ").map((country) => ({ country, zone })))
  return [
    ...zones.flatMap((zone) => listed(wide[zone], { zone })),
    ...states.flatMap((state) => listed(within[state.country] ?? "", state)),
    ...states.map((state): Place => ({ names: [names.of(state.country) ?? state.country], ...state }))
  ]
}

/** The destinations of a zone: a channel offers one of them. */
const of: Readonly<Record<Zone, ReadonlyArray<string>>> = {
  caribe: ["CARIBE", "LATINOAMÉRICA Y CARIBE"],
  europa: ["EUROPA"],
  latinoamerica: ["LATINOAMÉRICA", "LATINOAMÉRICA Y CARIBE"],
  norteamerica: ["CANADÁ EEUU MEXICO"],
  resto: ["ASIA Y RESTO DEL MUNDO"]
}

/** What a channel sells, of the destinations that it offers today. */
export const soldBy = ({ document }: Channel, offered: ReadonlyArray<string>): Sold => {
  const among = (names: ReadonlyArray<string>) => names.find((name) => offered.includes(name))
  const home = document === "rut" ? "CL" : "AR"
  /** Where its customers live, Chile's channels sell no trip. */
  const domestic = home === "AR" ? ["ARGENTINA"] : []
  return {
    at: ({ country, zone }) => among(country === home ? domestic : of[zone]),
    several: among(["MULTIDESTINO"])
  }
}
