import { expect, test } from "vitest"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import type { Channel } from "../core/channel/channel"
import { cardProblems, emptyCard } from "../core/enroll/card"
import { emptyMainPassenger, mainPassengerForm } from "../core/passengers/passenger"
import { readTravellers } from "../core/passengers/passengers"
import { phoneProblem } from "../core/person/reach"
import { phoneReading } from "../core/person/readings"
import { checkSearch } from "../core/trip/search"
import { channel as argentine } from "./b2c/channel"
import { channel as chilean } from "./b2cchile/channel"

/**
 * An invented person, with the data as they type, paste or autofill it. `ten` are the digits to be
 * sent.
 */
interface Invented {
  readonly channel: Channel
  readonly name: string
  readonly surname: string
  readonly document: string
  readonly birth: string
  readonly age: string
  readonly phone: string
  readonly ten: string
  readonly email: string
  readonly address: string
  readonly postal: string
}

const ana: Invented = {
  channel: argentine,
  name: "Ma. de los Ángeles",
  surname: "O’Neill y Ríos",
  document: "28.456.712",
  birth: "14/3/1992",
  age: "34",
  phone: "(011) 15-4000-5550",
  ten: "1140005550",
  email: " ANA_85@HOTMAIL.COM.AR ",
  address: "Av. 9 de Julio 1234, 5º «B»",
  postal: "C1043AAZ"
}

const lucia: Invented = {
  ...ana,
  channel: chilean,
  document: "12.345.678-5",
  phone: "+56 9 8765 4300",
  ten: "0987654300",
  address: "Los Leones 1 # 22",
  postal: "Ñuñoa"
}

const pasted: Partial<Invented> = {
  name: "\u202aTomás\u202c",
  surname: "Pe\u00adralta",
  birth: "\u200e14-03-1992",
  email: "tomas@exam\u00adple.com\u200b",
  address: "San Martín\u00a0500\u200e"
}

const people: ReadonlyArray<readonly [string, Invented]> = [
  ["an Argentine", ana],
  ["a Chilean", lucia],
  [
    "what an Argentine pastes",
    { ...ana, ...pasted, document: "\u202a28456712\u202c", phone: "\u202a+54 9 11 40005550\u202c" }
  ],
  [
    "what a Chilean pastes",
    { ...lucia, ...pasted, document: "12345678\u22125\u200e", phone: "\u206856987654300\u2069" }
  ],
  ["a name of another script", { ...ana, name: "小龍先生", surname: "رضایی" }],
  ["a RUT without marks, and nine digits", { ...lucia, document: "1000005k", phone: "987654300" }]
]

/** The phone after the one press that the portal may ask for (VA-10). */
const pressed = ({ channel, phone }: Invented) =>
  phoneProblem(phone) === undefined ? phone : (phoneReading(phone, channel.phoneForms) ?? "nothing to press")

// QR-02, QR-09, PA-03, PA-04, VA-01 to VA-08
test.each(people)("%s passes every form from the quote to the payment", (_, person) => {
  const { address, age, birth, channel, document, email, name, postal, surname, ten } = person
  const phone = pressed(person)
  const quoted = checkSearch({ ...aDraft, ages: [` ${age}`], phone, email }, aToday)
  expect(quoted).toMatchObject({ is: "valid", search: { phone: ten, trip: { ages: [34] } } })

  const main = {
    ...emptyMainPassenger,
    name,
    surname,
    document,
    birth,
    phone,
    email,
    address,
    documentType: "1",
    country: "32",
    province: "3201",
    emergencyName: surname,
    emergencyPhone: phone,
    [channel.postal]: postal
  }
  const rules = { document: channel.document, postal: channel.postal, age: 34, today: aToday }
  expect(Object.entries(mainPassengerForm.problems(main, rules)).filter(([, problem]) => problem)).toEqual([])
  const travellers = readTravellers({ main, others: [] }, { channel, ages: [34], today: aToday })
  expect(travellers?.passengers[0].phone).toBe(ten)
  expect(JSON.stringify(travellers)).not.toMatch(/[\u00ad\u200b\u200e\u202a\u202c\u2060-\u2069\ufeff]/)

  const card = { ...emptyCard, holder: `${name} ${surname}`, number: "4242424242424242", type: "0" }
  expect(cardProblems(card, { form: channel.card, today: aToday }).holder).toBeUndefined()
})
