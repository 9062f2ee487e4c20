import { describe, expect, test } from "vitest"
import { inventedPeople } from "../../contracts/fixtures/invented"
import { aDraft, aToday } from "../../contracts/fixtures/searches"
import { cardProblems, emptyCard } from "../core/enroll/card"
import { emptyMainPassenger, mainPassengerForm } from "../core/passengers/passenger"
import { readTravellers } from "../core/passengers/passengers"
import { phoneProblem } from "../core/person/reach"
import { phoneReading } from "../core/person/readings"
import { checkSearch } from "../core/trip/search"
import { channel as argentine } from "./b2c/channel"
import { channel as chilean } from "./b2cchile/channel"

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
