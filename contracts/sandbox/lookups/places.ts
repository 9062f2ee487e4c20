/** A country of `country`. Its id is the number of ISO 3166-1. */
type Country = { readonly idCountry: number; readonly description: string }

/**
 * A province, or region in Chile, of `state/country/{id}`. Its id is the country's times 100, plus
 * its place in the list.
 */
type Province = { readonly idProvince: number; readonly description: string }

/** Name, number and regions of each country; regions in the country's usual order. City states have none. */
const atlas: readonly (readonly [string, number, string])[] = [
  ["Alemania", 276, "Baden-Wurtemberg, Baviera, Berlín, Hamburgo, Hesse, Renania del Norte-Westfalia, Sajonia"],
  [
    "Argentina",
    32,
    `Buenos Aires, Catamarca, Chaco, Chubut, Ciudad Autónoma de Buenos Aires, Córdoba, Corrientes, Entre Ríos, Formosa,
    Jujuy, La Pampa, La Rioja, Mendoza, Misiones, Neuquén, Río Negro, Salta, San Juan, San Luis, Santa Cruz, Santa Fe,
    Santiago del Estero, Tierra del Fuego, Tucumán`
  ],
  ["Australia", 36, "Australia Occidental, Nueva Gales del Sur, Queensland, Victoria"],
  ["Bolivia", 68, "Beni, Chuquisaca, Cochabamba, La Paz, Oruro, Pando, Potosí, Santa Cruz, Tarija"],
  ["Brasil", 76, "Bahía, Ceará, Distrito Federal, Minas Gerais, Paraná, Pernambuco, Río de Janeiro, São Paulo"],
  ["Canadá", 124, "Alberta, Columbia Británica, Ontario, Quebec"],
  [
    "Chile",
    152,
    `Arica y Parinacota, Tarapacá, Antofagasta, Atacama, Coquimbo, Valparaíso, Metropolitana de Santiago,
    Libertador General Bernardo O’Higgins, Maule, Ñuble, Biobío, La Araucanía, Los Ríos, Los Lagos,
    Aysén del General Carlos Ibáñez del Campo, Magallanes y de la Antártica Chilena`
  ],
  ["China", 156, "Cantón, Pekín, Shanghái"],
  ["Colombia", 170, "Antioquia, Atlántico, Bogotá, Bolívar, Cundinamarca, Valle del Cauca"],
  ["Costa Rica", 188, "Alajuela, Cartago, Guanacaste, Heredia, Limón, Puntarenas, San José"],
  ["Cuba", 192, "Camagüey, Holguín, La Habana, Matanzas, Santiago de Cuba"],
  ["Ecuador", 218, "Azuay, Galápagos, Guayas, Manabí, Pichincha"],
  ["El Salvador", 222, "La Libertad, San Miguel, San Salvador, Santa Ana"],
  ["España", 724, "Andalucía, Aragón, Cataluña, Comunidad de Madrid, Comunidad Valenciana, Galicia, País Vasco"],
  ["Estados Unidos", 840, "California, Florida, Illinois, Massachusetts, Nueva York, Texas"],
  ["Francia", 250, "Bretaña, Isla de Francia, Nueva Aquitania, Occitania, Provenza-Alpes-Costa Azul"],
  ["Guatemala", 320, "Alta Verapaz, Escuintla, Guatemala, Quetzaltenango, Sacatepéquez"],
  ["Honduras", 340, "Atlántida, Cortés, Francisco Morazán, Islas de la Bahía"],
  ["Israel", 376, "Haifa, Jerusalén, Tel Aviv"],
  ["Italia", 380, "Campania, Lacio, Lombardía, Piamonte, Sicilia, Toscana, Véneto"],
  ["Japón", 392, "Hokkaido, Kioto, Osaka, Tokio"],
  ["Mónaco", 492, ""],
  ["México", 484, "Ciudad de México, Jalisco, Nuevo León, Puebla, Quintana Roo, Yucatán"],
  ["Nicaragua", 558, "Granada, León, Managua"],
  ["Panamá", 591, "Bocas del Toro, Chiriquí, Colón, Panamá"],
  ["Paraguay", 600, "Alto Paraná, Asunción, Central, Itapúa"],
  ["Perú", 604, "Arequipa, Cusco, La Libertad, Lima, Piura, Puno"],
  ["Portugal", 620, "Algarve, Lisboa, Madeira, Oporto"],
  ["Reino Unido", 826, "Escocia, Gales, Inglaterra, Irlanda del Norte"],
  ["República Dominicana", 214, "Distrito Nacional, La Altagracia, Puerto Plata, Santiago"],
  ["Singapur", 702, ""],
  ["Sudáfrica", 710, "Cabo Occidental, Gauteng, KwaZulu-Natal"],
  ["Suiza", 756, "Berna, Ginebra, Vaud, Zúrich"],
  ["Uruguay", 858, "Canelones, Colonia, Maldonado, Montevideo, Paysandú, Rocha, Salto"],
  ["Venezuela", 862, "Carabobo, Distrito Capital, Lara, Miranda, Zulia"]
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
