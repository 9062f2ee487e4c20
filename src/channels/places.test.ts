import { describe, expect, test } from "vitest"
import { brandOf, brands } from "../../contracts/fixtures/brands"
import type { Channel } from "../core/channel/channel"
import { destinationsFor } from "../core/trip/DestinationsApi"
import { findPlaces } from "../core/trip/places"
import { destinations } from "./destinations"
import { countries, doubtful, places, soldBy } from "./places"

const every = places()
const sold = (channel: Channel) =>
  soldBy(
    channel,
    destinationsFor(channel.code, destinations).map(({ name }) => name)
  )
const whereIs = (typed: string, id: string) => findPlaces(typed, every, sold(brandOf(id).channel))[0]?.destination

/** As people write them, region by region, in b2c. */
const expected: Readonly<Record<string, string>> = {
  "LATINOAMÉRICA Y CARIBE": `brasil, rio de janeiro, rio, san pablo, são paulo, florianopolis, floripa, buzios,
    bombinhas, camboriu, salvador de bahia, maceio, porto de galinhas, natal, fortaleza, recife, porto seguro,
    morro de sao paulo, foz de iguazu, pipa, chile, santiago de chile, viña del mar, valparaiso, pucon, la serena,
    san pedro de atacama, puerto varas, torres del paine, isla de pascua, uruguay, montevideo, punta del este,
    colonia del sacramento, cabo polonio, la paloma, piriapolis, paraguay, asuncion, encarnacion, bolivia, la paz,
    uyuni, peru, lima, cusco, cuzco, machu picchu, mancora, arequipa, ecuador, quito, guayaquil, galapagos,
    colombia, bogota, cartagena, medellin, san andres, santa marta, cali, venezuela, caracas, isla margarita,
    los roques, panama, bocas del toro, san blas, costa rica, guanacaste, tamarindo, nicaragua, honduras,
    el salvador, guatemala, belice, surinam, guyana, cuba, la habana, varadero, cayo coco, republica dominicana,
    dominicana, punta cana, punta caan, santo domingo, bayahibe, samana, puerto plata, jamaica, montego bay,
    kingston, aruba, curazao, bahamas, nassau, barbados, haiti, puerto rico, san juan de puerto rico,
    st maarten, trinidad y tobago, caribe, el caribe, sudamerica, centroamerica, america latina, martinica, guadalupe`,
  "CANADÁ EEUU MEXICO": `estados unidos, eeuu, ee.uu., usa, miami, maimi, new york, nueva york, nyc, orlando, disney,
    los angeles, las vegas, san francisco, hawai, honolulu, chicago, boston, washington, nueva orleans, dallas,
    houston, fort lauderdale, tampa, san diego, filadelfia, florida, california, aspen, key west, alaska, canada,
    toronto, vancouver, montreal, quebec, banff, mexico, cancun, cancún, canc, playa del carmen, riviera maya,
    tulum, cozumel, acapulco, los cabos, puerto vallarta, isla mujeres, holbox, guadalajara, bacalar, cdmx,
    ciudad de mexico`,
  EUROPA: `europa, españa, madrid, barcelona, barclona, sevilla, granada, valencia, ibiza, mallorca, malaga, bilbao,
    tenerife, canarias, francia, paris, niza, marsella, lyon, disneyland paris, italia, roma, venecia, florencia,
    milan, napoles, sicilia, cerdeña, turin, costa amalfitana, cinque terre, inglaterra, reino unido, londres,
    london, escocia, edimburgo, gales, liverpool, irlanda, dublin, alemania, berlin, munich, frankfurt, hamburgo,
    portugal, lisboa, oporto, algarve, madeira, paises bajos, holanda, amsterdam, belgica, bruselas, brujas, suiza,
    zurich, ginebra, austria, viena, salzburgo, grecia, atenas, santorini, mykonos, creta, islas griegas, croacia,
    dubrovnik, split, republica checa, praga, hungria, budapest, polonia, varsovia, cracovia, suecia, estocolmo,
    noruega, oslo, bergen, dinamarca, copenhague, finlandia, helsinki, islandia, reikiavik, rumania, bulgaria,
    serbia, montenegro, eslovenia, eslovaquia, ucrania, rusia, moscu, san petersburgo, turquia, estambul,
    capadocia, malta, chipre, andorra, monaco, luxemburgo, liechtenstein, san marino, vaticano, albania, estonia,
    letonia, lituania, escandinavia, bosnia y herzegovina, groenlandia, moldavia, bielorrusia, macedonia del norte`,
  "ASIA Y RESTO DEL MUNDO": `japon, tokio, tokyo, kioto, osaka, china, pekin, shanghai, hong kong, taiwan, corea
    del sur, seul, tailandia, bangkok, phuket, phi phi, vietnam, hanoi, camboya, laos, indonesia, bali, singapur,
    malasia, filipinas, india, nueva delhi, bombay, nepal, butan, sri lanka, maldivas, emiratos arabes, dubai,
    abu dabi, catar, arabia saudi, oman, jordania, petra, israel, tel aviv, jerusalen, libano, egipto, el cairo,
    luxor, marruecos, marrakech, casablanca, tunez, sudafrica, ciudad del cabo, johannesburgo, kenia, nairobi,
    tanzania, zanzibar, madagascar, mauricio, seychelles, namibia, botsuana, zimbabue, etiopia, senegal, ghana,
    nigeria, australia, sidney, sydney, melbourne, nueva zelanda, auckland, queenstown, fiyi, polinesia francesa,
    tahiti, bora bora, nueva caledonia, asia, africa, oceania, medio oriente, sudeste asiatico, kazajistan,
    uzbekistan, georgia, armenia, azerbaiyan, mongolia, birmania, bangladesh, pakistan, iran, irak, kuwait,
    barein, argelia, libia, cabo verde, angola, mozambique, uganda, ruanda, camerun, zambia, papua, samoa`
}
const table = Object.entries(expected).flatMap(([region, names]) =>
  names.split(",").map((name): [string, string] => [name.replace(/\s+/g, " ").trim(), region])
)

test("350 names of places, as people write them, give their region (OU-place-by-name)", () => {
  expect(table.length).toBeGreaterThanOrEqual(350)
  const wrong = table.filter(([name, region]) => whereIs(name, "b2c") !== region)
  expect(wrong.map(([name]) => `${name}: ${whereIs(name, "b2c")}`)).toEqual([])
})

describe("each channel by what it sells (OU-place-by-name)", () => {
  test.each([
    ["belo", "Cuba", "CARIBE"],
    ["belo", "Brasil", "LATINOAMÉRICA"],
    ["belo", "Bariloche", "ARGENTINA"],
    ["b2c", "Bariloche", undefined],
    ["b2cchile", "Bariloche", "LATINOAMÉRICA Y CARIBE"],
    ["b2cchile", "Pucón", undefined]
  ])("%s: %s is in %s", (id, name, region) => {
    expect(whereIs(name, id)).toBe(region)
  })

  test.each(brands)("$channel.id sells each zone, and several at once", ({ channel }) => {
    const { at, several } = sold(channel)
    const zones = Object.keys(countries) as ReadonlyArray<keyof typeof countries>
    expect(zones.map((zone) => at({ names: ["A place"], zone }))).not.toContain(undefined)
    expect(several).toBe("MULTIDESTINO")
  })
})

test("each country stands in one zone, under a name that the browser knows", () => {
  const codes = Object.values(countries).flatMap((zone) => zone.split(" "))
  expect(codes.length).toBe(new Set(codes).size)
  expect(every.filter(({ country, names }) => names[0] === country)).toEqual([])
})

test("each doubtful place is one of the places", () => {
  const shown = every.map(({ names }) => names[0])
  expect(doubtful.filter((name) => !shown.includes(name))).toEqual([])
})
