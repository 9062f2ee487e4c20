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

const comma = /,\s+/

/** The countries of the channels, which sell trips within them apart or not at all. */
const homes = ["AR", "CL"] as const
type Home = (typeof homes)[number]

/**
 * Parts of each zone, places that Argentines and Chileans travel to, and other names of countries.
 * Those of a channel's own country stand apart. Other names of a place follow it after '='. The
 * choice is ours, by their airlines' routes.
 */
const within: Readonly<Record<Zone | Home, string>> = {
  caribe: `Caribe=El Caribe, Antillas, Oranjestad, Nasáu=Nassau, La Habana, Varadero, Cayo Coco, Willemstad,
    Dominicana, Punta Cana, Santo Domingo, Bayahíbe, Samaná, Puerto Plata, Montego Bay, Kingston,
    San Juan de Puerto Rico, St. Maarten=Saint Martin`,
  europa: `Europa, Escandinavia, Islas griegas, Balcanes, Viena, Salzburgo, Bruselas, Brujas, Zúrich, Ginebra,
    República Checa, Praga, Berlín, Múnich, Fráncfort=Frankfurt, Hamburgo, Copenhague, Madrid, Barcelona, Sevilla,
    Valencia, Ibiza, Mallorca=Palma de Mallorca, Granada, Málaga, Bilbao, Tenerife, Islas Canarias,
    Santiago de Compostela, Helsinki, París, Niza, Marsella, Lyon, Disneyland París, Inglaterra, Gran Bretaña,
    Escocia, Gales, Irlanda del Norte, Londres=London, Edimburgo, Mánchester, Liverpool, Atenas, Santorini,
    Mykonos, Creta, Dubrovnik, Split, Budapest, Dublín, Reikiavik, Roma, Venecia, Florencia, Milán, Nápoles,
    Sicilia, Cinque Terre, Costa Amalfitana=Amalfi, Cerdeña, Turín, Holanda, Ámsterdam, Oslo, Bergen, Varsovia,
    Cracovia, Lisboa, Oporto, Algarve, Madeira, Moscú, San Petersburgo, Estocolmo, Estambul, Capadocia, Antalya`,
  latinoamerica: `Latinoamérica=América Latina, Sudamérica=América del Sur, Centroamérica=América Central, La Paz,
    Uyuni=Salar de Uyuni, Santa Cruz de la Sierra, Río de Janeiro=Rio, San Pablo=São Paulo, Florianópolis=Floripa,
    Búzios, Bombinhas, Camboriú, Salvador de Bahía, Maceió, Porto de Galinhas, Natal, Fortaleza, Recife,
    Porto Seguro, Morro de São Paulo, Foz de Iguazú, Pipa, Jericoacoara, Bogotá, Cartagena de Indias, Medellín,
    San Andrés, Santa Marta, Cali, San José de Costa Rica, Guanacaste, Tamarindo, Quito, Guayaquil,
    Galápagos=Islas Galápagos, Antigua Guatemala, Ciudad de Panamá, Bocas del Toro, San Blas, Lima, Cusco=Cuzco,
    Machu Picchu, Máncora, Arequipa, Asunción, Encarnación, Montevideo, Punta del Este, Colonia del Sacramento,
    La Paloma, Cabo Polonio, Piriápolis, Caracas, Isla Margarita, Los Roques`,
  norteamerica: `Norteamérica=América del Norte, Toronto, Vancouver, Montreal, Quebec, Banff,
    México DF=Ciudad de México=CDMX, Cancún, Playa del Carmen, Riviera Maya, Tulum, Cozumel, Acapulco, Los Cabos,
    Puerto Vallarta, Isla Mujeres, Holbox, Guadalajara, Bacalar, EE. UU.=EEUU=USA, Miami, Nueva York=New York=NYC,
    Orlando, Disney, Los Ángeles, Las Vegas, San Francisco, Hawái=Honolulú, Chicago, Boston, Washington,
    Nueva Orleans, Dallas, Houston, Fort Lauderdale, Tampa, San Diego, Filadelfia, Florida, California, Aspen,
    Cayo Hueso=Key West, Alaska`,
  resto: `Asia, África, Oceanía, Medio Oriente, Sudeste asiático, Polinesia, Emiratos Árabes, Dubái, Abu Dabi,
    Sídney=Sydney, Melbourne, Pekín=Beijing, Shanghái, El Cairo, Luxor, Bali, Yakarta, Tel Aviv, Jerusalén,
    Tierra Santa, Nueva Delhi=Delhi, Bombay=Mumbai, Petra, Tokio=Tokyo, Kioto=Kyoto, Osaka, Nairobi, Seúl,
    Marrakech=Marrakesh, Casablanca, Malé, Auckland, Queenstown, Bora Bora, Tahití, Singapur, Bangkok, Phuket,
    Phi Phi, Zanzíbar, Hanói, Ciudad del Cabo, Johannesburgo`,
  AR: `Buenos Aires, Bariloche=San Carlos de Bariloche, Mendoza, Córdoba, Salta, Jujuy, Ushuaia, El Calafate,
    El Chaltén, Puerto Iguazú=Iguazú, Mar del Plata, Puerto Madryn, Rosario, San Martín de los Andes, Patagonia`,
  CL: `Santiago de Chile, Viña del Mar, Valparaíso, Pucón, San Pedro de Atacama, La Serena, Puerto Varas,
    Torres del Paine, Isla de Pascua=Rapa Nui`
}

/** Where the seller's own list of countries must decide: the zone here is a guess, to be signed. */
export const doubtful: ReadonlyArray<string> =
  `Puerto Rico, Hawái, Turquía, Rusia, Groenlandia, Bermudas, Chipre, Georgia, Armenia, Israel,
    Cartagena de Indias, San Andrés, Santa Marta, Isla Margarita, Los Roques, Bocas del Toro, San Blas, Cozumel,
    Belice`.split(comma)

const zones = Object.keys(countries) as ReadonlyArray<Zone>

/** All places. Among equals the earlier ones answer first: a town travelled to before a country. */
export const places = (): ReadonlyArray<Place> => {
  const regions = new Intl.DisplayNames("es", { type: "region" })
  const listed = (at: Zone | Home, place: Omit<Place, "names">) =>
    within[at].split(comma).map((written): Place => {
      const [shown = "", ...others] = written.split("=")
      return { ...place, names: [shown, ...others] }
    })
  return [
    ...zones.flatMap((zone) => listed(zone, { zone })),
    ...homes.flatMap((country) => listed(country, { country, zone: "latinoamerica" })),
    ...zones.flatMap((zone) =>
      countries[zone].split(" ").map((country): Place => ({ names: [regions.of(country) ?? country], country, zone }))
    )
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
