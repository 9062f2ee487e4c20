import { expect, test } from "vitest"
import { firstCode, offersOf, shownBenefits } from "../../../contracts/sandbox/rating/rating"
import { channelIds } from "../../../tests/conventions/source"
import { answersTo, topicsOf } from "./answersTo"

/** The code of the only plan for trips at home, which has the fewest rows. */
const nationalTrips = "BNA"

/** The plans of every channel, with the rows that a customer may see. */
const channels = channelIds.map((channel) => {
  const code = channel.toUpperCase()
  const plans = [firstCode(code), nationalTrips].flatMap((trips) => offersOf(code, trips))
  return {
    channel,
    plans: plans.map((offer) => ({
      benefits: shownBenefits(offer).map(({ Description, Detail }) => ({ description: Description, detail: Detail }))
    }))
  }
})

const illness = "Asistencia médica por enfermedad"
const accident = "Asistencia médica por accidente"
const lost = "Pérdida de equipaje"
const late = "Demora de equipaje"
const sports = "Práctica de deportes amateurs"
const dentist = "Odontología de urgencia"
const medicines = ["Medicamentos ambulatorios", "Medicamentos en internación"]

/** Each question with the rows that answer it. None: its subject has no row. */
const questions: ReadonlyArray<readonly [string, ...ReadonlyArray<string>]> = [
  ["se me rompe una muela", dentist],
  ["Me duele un diente", dentist],
  ["¿Va el dentista de urgencia?", dentist],
  ["tengo fiebre", illness],
  ["me enfermo en el viaje", illness],
  ["¿y si me da apendicitis?", illness],
  ["me duele la guata", illness],
  ["¿Puedo ir al médico?", accident, illness],
  ["me tienen que operar", accident, illness],
  ["voy a la guardia de un hospital", accident, illness],
  ["me quebré un brazo", accident],
  ["me caigo y me hago un esguince", accident],
  ["choqué", accident],
  ["me muerde un perro", accident],
  ["soy diabético", "Enfermedades preexistentes"],
  ["tengo presión alta", "Enfermedades preexistentes"],
  ["una enfermedad que ya tenía", "Enfermedades preexistentes"],
  ["los remedios", ...medicines],
  ["necesito un antibiótico", ...medicines],
  ["perdí la valija", lost],
  ["se extravió mi maleta", lost],
  ["No me llega la valija", late],
  ["la maleta llega tarde", late],
  ["¿qué pasa con mi equipaje?", late, lost],
  ["cancelo el viaje", "Cancelación de viaje"],
  ["no puedo viajar", "Cancelación de viaje"],
  ["tengo que anular mis vacaciones", "Cancelación de viaje"],
  ["me meten preso", "Anticipo de fianza"],
  ["¿pagan la fianza?", "Anticipo de fianza"],
  ["necesito un abogado", "Adelanto de honorarios legales"],
  ["me hacen un juicio", "Adelanto de honorarios legales"],
  ["seguro de accidentes personales", "Seguro de accidentes personales"],
  ["tengo que hacer reposo en el hotel", "Hotel por convalecencia"],
  ["una ambulancia", "Traslado sanitario"],
  ["me trasladan a otro hospital", "Traslado sanitario"],
  ["¿me repatrían?", "Repatriación sanitaria"],
  ["estoy EMBARAZADA", "Embarazo"],
  ["viajo con un embarazo de 20 semanas", "Embarazo"],
  ["telemedicina", "Telemedicina 24/7"],
  ["un doctor por videollamada", "Telemedicina 24/7"],
  ["¿hay límite de edad?", "Límite de edad"],
  ["mi mamá tiene 80 años", "Límite de edad"],
  ["es para mi abuela de 78 años", "Límite de edad"],
  ["esquí", sports],
  ["voy a hacer snowboard", sports],
  ["juego al fútbol", sports],
  ["me pierdo en la montaña", "Búsqueda y rescate"],
  ["me rescatan en helicóptero", "Búsqueda y rescate"],
  ["perdí el vuelo y no llegó mi valija", late],
  ["estoy embarazada y quiero esquiar", "Embarazo", sports],
  ["covid"],
  ["me roban el celular"],
  ["me robaron la mochila"],
  ["me cogotearon"],
  ["se demora el vuelo"],
  ["cancelan mi vuelo"],
  ["choqué el auto arrendado"],
  ["viajo con mi perro"],
  ["hago buceo"],
  ["perdí el pasaporte"]
]

// OU-20
test("there are 60 questions", () => expect(questions).toHaveLength(60))

test.each(channels)("$channel: each of the 60 leads to exactly the rows that answer it, in every plan", ({ plans }) => {
  expect(plans, "its row in contracts/fixtures/specifiedChannels.ts").not.toHaveLength(0)
  for (const [question, ...expected] of questions) {
    const answers = answersTo(question, plans)
    expect(answers, question).not.toEqual([])
    for (const [index, { benefits }] of plans.entries()) {
      const shown = answers.flatMap(({ rows }) => rows[index] ?? [])
      const right = benefits.filter(({ description }) => expected.includes(description))
      const sorted = (rows: typeof shown) => rows.toSorted((a, b) => a.description.localeCompare(b.description))
      expect(sorted(shown), `${question}, plan ${index}`).toEqual(sorted(right))
    }
  }
})

const [first] = channels
const asked = (question: string) => answersTo(question, first?.plans ?? []).map(({ topic }) => topic)

test.each([
  ["a word inside another", "me choca un auto en la esquina", ["accident"]],
  ["a word inside another", "imprimo el voucher en marzo", []],
  ["a denied word", "no estoy embarazada, me duele la panza", ["illness"]],
  ["a denied word", "viajo sin valija", []],
  ["a missing thing is not a denied one", "me quedé sin valija", ["baggage"]],
  ["a subject inside a longer one", "cirugía estética", ["looks"]],
  ["a subject inside a longer one", "tuve un accidente de trabajo", ["work"]],
  ["an airline's doing is not the traveller's", "la aerolínea quebró", ["flights"]],
  ["a taxi is no ambulance", "el traslado del aeropuerto al hotel", ["airport"]],
  ["a diver is no amateur", "deportes extremos", ["extreme"]],
  ["the stronger subject", "me internan por un accidente", ["accident"]],
  ["the stronger subject", "me perdieron el equipaje en el vuelo", ["lostBaggage"]],
  ["another's illness is not the traveller's", "tengo que volver por un familiar enfermo", ["returning"]],
  ["a reason is not the subject", "quiero cancelar por enfermedad", ["cancelling"]],
  ["a sting may be either", "me pica una medusa", ["medical"]],
  ["a reaction is an illness", "me da una reacción alérgica", ["illness"]],
  ["a condition was there before", "soy alérgica al maní", ["preexisting"]],
  ["a birth is a pregnancy's", "¿y si tengo el parto allá?", ["pregnancy"]],
  ["accents, capitals and marks", "  ¿¡EMBÁRAZADA!?", ["pregnancy"]],
  ["no subject", "asdf qwerty", []],
  ["no subject", "", []],
  ["a word from no table", "constructor __proto__", []]
])("%s: «%s»", (_, question, topics) => expect(asked(question)).toEqual(topics))

test("only a row answers: a plan without it says nothing, and no row tells of another", () => {
  const rows = [
    { description: "Odontología", detail: "USD 500" },
    { description: "“Odontología según condiciones”", detail: "Nota" }
  ]
  expect(answersTo("una muela", [{ benefits: [] }, { benefits: rows }])).toEqual([
    { topic: "dentist", rows: [[], [rows[0]]] }
  ])
})

test("the subjects on offer are those that a plan has a row for", () => {
  expect(topicsOf([])).toEqual([])
  expect(topicsOf([{ benefits: [{ description: "Embarazo", detail: "Hasta la semana 24" }] }])).toEqual(["pregnancy"])
  expect(topicsOf(first?.plans ?? [])).not.toContain("covid")
})
