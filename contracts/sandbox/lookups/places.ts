/** A country of `country`. Its id is the number of ISO 3166-1. */
type Country = { readonly idCountry: number; readonly description: string }

/**
 * A province, or region in Chile, of `state/country/{id}`. Its id is the country's times 100, plus
 * its place in the list.
 */
type Province = { readonly idProvince: number; readonly description: string }

/** Name, number and regions of each country; regions in the country's usual order. City states have none. */
const atlas: readonly (readonly [string, number, string])[] = [
  [
    "Argentina",
    32,
    `Buenos Aires, Catamarca, Chaco, Chubut, Ciudad Autónoma de Buenos Aires, Córdoba, Corrientes, Entre Ríos, Formosa,
    Jujuy, La Pampa, La Rioja, Mendoza, Misiones, Neuquén, Río Negro, Salta, San Juan, San Luis, Santa Cruz, Santa Fe,
    Santiago del Estero, Tierra del Fuego, Tucumán`
  ],
  ["Bolivia", 68, "Beni, Chuquisaca, Cochabamba, La Paz, Oruro, Pando, Potosí, Santa Cruz, Tarija"],
  ["Brasil", 76, "Bahía, Ceará, Distrito Federal, Minas Gerais, Paraná, Pernambuco, Río de Janeiro, São Paulo"],
  [
    "Chile",
    152,
    `Arica y Parinacota, Tarapacá, Antofagasta, Atacama, Coquimbo, Valparaíso, Metropolitana de Santiago,
    Libertador General Bernardo O’Higgins, Maule, Ñuble, Biobío, La Araucanía, Los Ríos, Los Lagos,
    Aysén del General Carlos Ibáñez del Campo, Magallanes y de la Antártica Chilena`
  ],
  ["Colombia", 170, "Antioquia, Atlántico, Bogotá, Bolívar, Cundinamarca, Valle del Cauca"],
  ["España", 724, "Andalucía, Aragón, Cataluña, Comunidad de Madrid, Comunidad Valenciana, Galicia, País Vasco"],
  ["Estados Unidos", 840, "California, Florida, Illinois, Massachusetts, Nueva York, Texas"],
  ["Italia", 380, "Campania, Lacio, Lombardía, Piamonte, Sicilia, Toscana, Véneto"],
  ["Mónaco", 492, ""],
  ["México", 484, "Ciudad de México, Jalisco, Nuevo León, Puebla, Quintana Roo, Yucatán"],
  ["Paraguay", 600, "Alto Paraná, Asunción, Central, Itapúa"],
  ["Perú", 604, "Arequipa, Cusco, La Libertad, Lima, Piura, Puno"],
  ["Singapur", 702, ""],
  ["Uruguay", 858, "Canelones, Colonia, Maldonado, Montevideo, Paysandú, Rocha, Salto"]
]

/** Countries where a passenger may live, sorted as in Spanish. */
export const countries: readonly Country[] = atlas
  .map(([description, idCountry]) => ({ idCountry, description }))
  .toSorted((a, b) => a.description.localeCompare(b.description, "es"))

const provinces = new Map(
  atlas.map(([, idCountry, names]): [number, readonly Province[]] => [
    idCountry,
    (names === "" ? [] : names.split(/,\s+/)).map((description, index) => ({
      idProvince: idCountry * 100 + index + 1,
      description
    }))
  ])
)

/** The provinces of a country, none for a city state; undefined for an unknown one. */
export const provincesOf = (idCountry: number): readonly Province[] | undefined => provinces.get(idCountry)
