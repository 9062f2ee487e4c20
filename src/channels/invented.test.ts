import { describe, expect, test } from "vitest"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import { cardProblems, emptyCard } from "../core/enroll/card"
import { emptyMainPassenger, mainPassengerForm } from "../core/passengers/passenger"
import { readTravellers } from "../core/passengers/passengers"
import { phoneProblem } from "../core/person/reach"
import { phoneReading } from "../core/person/readings"
import type { Day } from "../core/trip/calendar"
import { checkSearch } from "../core/trip/search"
import { channel as argentine } from "./b2c/channel"
import { channel as chilean } from "./b2cchile/channel"

/** An invented person, with the data as they type, paste or autofill it. */
interface Invented {
  readonly name: string
  readonly surname: string
  readonly document: string
  readonly birth: string
  readonly age: number
  readonly phone: string
  /** The digits that the portal must send. */
  readonly ten: string
  readonly email: string
  readonly address: string
  readonly postal: string
}

/** Each kind of name once; the marks are those of contacts, chats and PDFs. */
const names = [
  ["Ana", "Martínez"],
  ["María José", "Muñoz"],
  ["JUAN PABLO", "GARCÍA LÓPEZ"],
  ["sofía", "d'angelo"],
  ["Seán", "O’Neill"],
  ["Chiara", "D‘Amico"],
  ["Moana", "Kaʻahumanu"],
  ["Ma. de los Ángeles", "de la Fuente y Ríos"],
  ["Marcel·la", "Núñez-Prieto"],
  ["Agustín (Tincho)", "Pérez – Gil"],
  ["Zoë", "Müller"],
  ["Łucja", "Ğülşen"],
  ["علی‌رضا", "رضایی"],
  ["राज‍राज", "शर्मा"],
  ["小龍先生", "李小明"],
  ["Nahuel ", " Lef\u00a0Traru"],
  ["\u202aTomás\u202c", "Pe\u00adralta"],
  ["Bea\u200btriz", "Ibáñez\ufeff"],
  ["Jose\u0301", "Pen\u0303a"],
  ["Pío 2.º", "Dr. Sosa, Jr."],
  ["Ayelén", "Núñez\u2212Sosa"],
  ["Rosa", "Di ´Piero"],
  ["Lihuén", "Ñancupil"]
] as const

const addresses = [
  "Av. Corrientes 1234",
  "Av. 9 de Julio 1234, 5º «B»",
  "Calle 7 N° 1.234 e/ 45 y 46, La Plata",
  "Pje. O’Higgins 12, dpto. 3-A",
  "Ruta 40 km 2.140 s/n",
  "Mza. 4, Casa 12, B° Ñuble (fondo)",
  "\u200eAv. Rivadavia 4820",
  "Los Leones 1 # 22",
  "Camino El Volcán, parcela 7 & 8",
  "San Martín\u00a0500"
] as const

const mails = [
  (who: string) => `${who}@gmail.com`,
  (who: string) => `${who.toUpperCase()}@HOTMAIL.COM.AR`,
  (who: string) => ` ${who}.paz+viajes@correo.empresa.com.ar `,
  (who: string) => `${who}@yahoo.cl\u200b`,
  (who: string) => `\u200e${who}_85@outlook.es`,
  (who: string) => `${who}@exam\u00adple.com`,
  (who: string) => `o'neill.${who}@example.org`,
  (who: string) => `${who}@muñoz.cl`,
  // A question about the host stops no purchase.
  (who: string) => `${who}@gmial.com`
] as const

const argentinePhones = [
  (area: string, local: string) => `${area}${local}`,
  (area: string, local: string) => `${area} ${local.slice(0, -4)}-${local.slice(-4)}`,
  (area: string, local: string) => `(0${area}) ${local.slice(0, -4)}-${local.slice(-4)}`,
  (area: string, local: string) => `0${area} ${local}`,
  (area: string, local: string) => `0${area} 15 ${local}`,
  (area: string, local: string) => `${area} 15-${local.slice(0, -4)}-${local.slice(-4)}`,
  (area: string, local: string) => `+54 9 ${area} ${local.slice(0, -4)}-${local.slice(-4)}`,
  (area: string, local: string) => `+549${area}${local}`,
  (area: string, local: string) => `54 9 ${area} ${local}`,
  (area: string, local: string) => `549${area}${local}`,
  (area: string, local: string) => `0054 9 ${area} ${local}`,
  (area: string, local: string) => `+54 ${area} ${local}`,
  (area: string, local: string) => `+54 0${area} ${local}`,
  (area: string, local: string) => `\u202a+54 9 ${area} ${local}\u202c`,
  (area: string, local: string) => `${area}\u2212${local}`,
  (area: string, local: string) => `9 ${area}.${local}`
] as const

const chileanPhones = [
  (nine: string) => `+56 ${nine.slice(0, 1)} ${nine.slice(1, 5)} ${nine.slice(5)}`,
  (nine: string) => `+56${nine}`,
  (nine: string) => `56${nine}`,
  (nine: string) => `0056 ${nine}`,
  (nine: string) => nine,
  (nine: string) => `${nine.slice(0, 1)} ${nine.slice(1, 5)}-${nine.slice(5)}`,
  (nine: string) => `(${nine.slice(0, 1)}) ${nine.slice(1)}`,
  (nine: string) => `0${nine}`,
  (nine: string) => `0${nine.slice(0, 1)} ${nine.slice(1, 5)} ${nine.slice(5)}`,
  (nine: string) => `+56 0${nine}`,
  (nine: string) => `\u2068+56 ${nine}\u2069`
] as const

const pointed = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ".")

const dnis = [
  pointed,
  (digits: string) => digits,
  (digits: string) => ` ${pointed(digits)} `,
  (digits: string) => pointed(digits).replaceAll(".", " "),
  (digits: string) => `\u202a${pointed(digits)}\u202c`,
  (digits: string) => pointed(digits).replaceAll(".", "-")
] as const

const ruts = [
  (digits: string, check: string) => `${pointed(digits)}-${check}`,
  (digits: string, check: string) => `${digits}-${check.toLowerCase()}`,
  (digits: string, check: string) => `${digits}${check}`,
  (digits: string, check: string) => `${pointed(digits)}${check}`,
  (digits: string, check: string) => `${pointed(digits)} - ${check}`,
  (digits: string, check: string) => `${digits}\u2011${check}`,
  (digits: string, check: string) => `${pointed(digits)}\u2212${check}\u200e`
] as const

const births = [
  ([year, month, day]: ReadonlyArray<string>) => `${day}/${month}/${year}`,
  ([year, month, day]: ReadonlyArray<string>) => `${Number(day)}/${Number(month)}/${year}`,
  ([year, month, day]: ReadonlyArray<string>) => `${day}-${month}-${year}`,
  ([year, month, day]: ReadonlyArray<string>) => `${day}.${month}.${year}`,
  ([year, month, day]: ReadonlyArray<string>) => `${day}${month}${year}`,
  ([year, month, day]: ReadonlyArray<string>) => `${year}-${month}-${day}`,
  ([year, month, day]: ReadonlyArray<string>) => `\u200e${day}/${month}/${year}`
] as const

/** The member of a list for a person: the lists' lengths differ, so that the pairs do too. */
const at = <A>(list: ReadonlyArray<A>, index: number): A => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error("This list of kinds is empty.")
  return found
}

const areas = ["11", "351", "221", "2966", "3541"] as const

const anArgentine = (index: number) => {
  const area = at(areas, index)
  const local = String(40_005_550 + index * 7).slice(0, 10 - area.length)
  return {
    document: at(dnis, index)(String((index % 5 === 0 ? 5_431_000 : 28_456_000) + index)),
    phone: at(argentinePhones, index)(area, local),
    ten: `${area}${local}`,
    postal: at(["1043", "C1043AAZ", "B 1900", " 5000"], index)
  }
}

const checkDigit = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  return at(["0", "K", "9", "8", "7", "6", "5", "4", "3", "2", "1"], sum % 11)
}

const aChilean = (index: number) => {
  const digits = String((index % 4 === 0 ? 4_567_000 : 17_654_000) + index)
  const nine = `${index % 6 === 5 ? "2" : "9"}8765${String(4300 + index)}`
  return {
    document: at(ruts, index)(digits, checkDigit(digits)),
    phone: at(chileanPhones, index)(nine),
    ten: `0${nine}`,
    postal: at(["Providencia", "Ñuñoa", "Viña del Mar", "O’Higgins"], index)
  }
}

/**
 * A hundred people of Argentina and a hundred of Chile, by the country's document: each kind of
 * name, document, phone, date, address and e-mail many times, in changing pairs. `today` is the day
 * on which they have their age.
 */
const inventedPeople = (country: "dni" | "rut", today: Day): ReadonlyArray<Invented> =>
  Array.from({ length: 100 }, (_, index) => {
    const age = 18 + (index % 55)
    const [name, surname] = at(names, index)
    const year = Number(today.slice(0, 4)) - age - 1
    const born = [String(year), String(1 + (index % 12)).padStart(2, "0"), String(1 + (index % 28)).padStart(2, "0")]
    const isDue = `${born[1]}-${born[2]}` <= today.slice(5)
    return {
      name,
      surname,
      birth: at(births, index)(born),
      age: isDue ? age + 1 : age,
      email: at(mails, index)(`persona${index}`),
      address: at(addresses, index),
      ...(country === "rut" ? aChilean(index) : anArgentine(index))
    }
  })

const people = [argentine, chilean].flatMap((channel) =>
  inventedPeople(channel.document, aToday).map((person) => ({ channel, person }))
)

/** The phone after the one press that the portal may ask for (VA-10). */
const pressed = (phone: string, { phoneForms }: Pick<typeof argentine, "phoneForms">) =>
  phoneProblem(phone) === undefined ? phone : (phoneReading(phone, phoneForms) ?? "nothing to press")

// QR-02, QR-09, PA-03, PA-04, VA-01 to VA-08
describe("of 200 invented people", () => {
  test("there are 200, no two alike", () => {
    expect(people).toHaveLength(200)
    expect(new Set(people.map(({ person }) => JSON.stringify(person))).size).toBe(200)
  })

  test.each(people)(
    "$person.name $person.surname ($person.document, $person.phone) quotes and buys",
    ({ channel, person: { address, age, birth, document, email, name, phone, postal, surname, ten } }) => {
      const reached = pressed(phone, channel)
      const quoted = checkSearch({ ...aDraft, ages: [` ${age}`], phone: reached, email }, aToday)
      expect(quoted).toMatchObject({ is: "valid", search: { phone: ten, trip: { ages: [age] } } })

      const main = {
        ...emptyMainPassenger,
        name,
        surname,
        document,
        documentType: "1",
        birth,
        phone: reached,
        email,
        address,
        [channel.postal]: postal,
        country: "32",
        province: "3201",
        emergencyName: surname,
        emergencyPhone: reached
      }
      const rules = { document: channel.document, postal: channel.postal, age, today: aToday }
      expect(Object.entries(mainPassengerForm.problems(main, rules)).filter(([, problem]) => problem)).toEqual([])
      const travellers = readTravellers({ main, others: [] }, { channel, ages: [age], today: aToday })
      expect(travellers?.passengers[0].phone).toBe(ten)
      expect(JSON.stringify(travellers)).not.toMatch(/[\u00ad\u200b\u200e\u202a\u202c\u2060-\u2069\ufeff]/)

      const card = { ...emptyCard, holder: `${name} ${surname}`, number: "4242424242424242", type: "0" }
      expect(cardProblems(card, { form: channel.card, today: aToday }).holder).toBeUndefined()
    }
  )
})
