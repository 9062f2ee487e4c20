import { expect, test } from "vitest"
import { brands } from "../../../contracts/fixtures/brands"
import { silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { asking } from "../../copy/asking"
import { overlay } from "../../copy/overlay"
import { answersTo } from "../../core/asking/answersTo"
import { topics } from "../../core/asking/topics"
import { presentAnswers } from "./presentAnswers"

const words = brands.map(({ id, own }) => ({ id, own: overlay(asking, own.asking ?? {}) }))

// OU-20
test.each(words)("$id: every example and every subject on offer can be asked as it is written", ({ own }) => {
  for (const example of own.examples) expect(answersTo(example, []), example).toHaveLength(1)
  for (const [topic, label] of Object.entries(own.topics))
    expect(
      answersTo(label, []).map((answer) => answer.topic),
      label
    ).toEqual([topic])
  expect(Object.keys(own.topics).toSorted()).toEqual(Object.keys(topics).toSorted())
})

const answers = (question: string) => presentAnswers(question, threePlans, asking, ({ title }) => `precio de ${title}`)

test("rows stand under their plan, in the order on offer, word for word", () => {
  const { topics, status } = answers("cancelo el viaje")
  expect(topics?.map(({ title, plans }) => [title, ...plans.map(({ title, rows }) => [title, rows])])).toEqual([
    [
      "Cancelación del viaje",
      ["SILVER", []],
      ["GOLD", [{ id: "0", description: "Cancelación de viaje", detail: "USD 1.000" }]],
      ["PLATINUM", [{ id: "0", description: "Cancelación de viaje", detail: "USD 2.000" }]]
    ]
  ])
  expect(status).toBe("Cancelación del viaje: está en 2 de 3 planes")
})

test.each([
  ["una muela", "Dentista: ninguno de los 3 planes lo dice"],
  ["tengo fiebre", "Enfermedad: está en los 3 planes"],
  ["telemedicina", "Médico por videollamada: está en 1 de 3 planes"],
  ["esquí y covid", "Deportes: ninguno de los 3 planes lo dice · Covid: ninguno de los 3 planes lo dice"]
])("«%s» is told as: %s", (question, status) => {
  expect(answers(question).status).toBe(status)
})

test("plans that answer alike say so together; each other plan has its price", () => {
  const same = [{ description: "Embarazo", detail: "Hasta la semana 24" }]
  const ask = (...benefits: ReadonlyArray<typeof same>) =>
    presentAnswers(
      "estoy embarazada",
      benefits.map((rows, index) => ({ ...silverPlan, id: index, benefits: rows })),
      asking,
      () => "6 × $ 1,00"
    ).topics?.[0]
  expect(ask(same, same)?.alike).toBe("Está en los 2 planes")
  expect(ask(same)?.alike).toBe("Está en el plan")
  expect(ask(same, [{ description: "Embarazo", detail: "Hasta la semana 30" }])?.alike).toBeUndefined()
  expect(ask(same, [])?.alike).toBeUndefined()
  expect(ask([], [])?.alike).toBeUndefined()
  expect(ask(same, [])?.plans.map(({ price }) => price)).toEqual(["6 × $ 1,00", "6 × $ 1,00"])
})

test("a question without a subject offers those that the plans have rows for", () => {
  const { topics, status, offer } = answers("asdf")
  expect({ topics, status }).toEqual({ topics: [], status: "No encontramos ese tema" })
  expect(offer.questions).toEqual([
    "Atención médica",
    "Enfermedad",
    "Equipaje",
    "Equipaje demorado",
    "Cancelación del viaje",
    "Médico por videollamada"
  ])
})

test("before the question there are examples", () => {
  expect(answers("  ")).toMatchObject({
    topics: undefined,
    offer: { questions: asking.examples }
  })
})
