import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { aCancellation, aContactRequest } from "../../../contracts/fixtures/notifications"
import { json } from "../../../contracts/localServer"
import type { Cancellation, CancellationKind } from "../../core/service/cancellation"
import { NotificationLost, NotificationsApi } from "../../core/service/requests"

const { aPage, answerWith, bodySent, logged, sent } = aProvider()

const reference = "ARR-7K2M-9XQP"
const contact = Effect.flatMap(NotificationsApi, (api) => api.requestContact(aContactRequest))
const cancelling = (kind: CancellationKind, change: Partial<Cancellation> = {}) =>
  Effect.flatMap(NotificationsApi, (api) => api.cancel({ ...aCancellation(kind), ...change }, reference))
/** What the provider receives of a call that it takes. */
const written = async (call: typeof contact) => {
  answerWith(json({ ok: true }))
  await aPage().run(call)
  return { path: sent()[0]?.path, body: bodySent() }
}

// WD-06
describe("a message", () => {
  const message = (document: string) =>
    `Nombre: Ana Martínez\nFecha de compra: 18/12/2026\nVoucher: 700123456\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: Me cancelaron el viaje.\nNo lo voy a usar.`
  const named = { Name: "Ana Martínez", Mail: "ana@example.com" }

  test.each([
    ["withdrawal", "ARREPENTIMIENTO"],
    ["service", "BAJA DE SERVICIO"]
  ] as const)("of the kind %s goes to regret under %s", async (kind, subject) => {
    const { body, path } = await written(cancelling(kind))
    expect(path).toBe("/public_api/notification/regret")
    expect(body).toEqual({ ...named, IdChannel: aChannel.code, Subject: subject, Message: message("28456712") })
  })

  // WD-05
  test("has a voucher with letters both as digits and as typed", async () => {
    const { body } = await written(cancelling("withdrawal", { voucher: "15", writtenVoucher: "R-15" }))
    expect(body.Message).toContain("\nVoucher: 15 (R-15)\n")
  })

  test("has the visitor's own text last, even if it looks like our lines", async () => {
    const message = "Hola\nVoucher: 99999\nReferencia: FALSA-1"
    const text = String((await written(cancelling("withdrawal", { message }))).body.Message)
    expect(text.slice(text.indexOf("Mensaje: "))).toBe(`Mensaje: ${message}`)
    expect(/^Referencia: (.+)$/m.exec(text)?.[1]).toBe(reference)
  })

  // WD-11
  test("of an annulment goes to request under ANULACION COBERTURA", async () => {
    const { body, path } = await written(cancelling("annulment"))
    expect(path).toBe("/public_api/notification/request")
    expect(body).toEqual({ ...named, Subject: "ANULACION COBERTURA", Message: message("12.345.678-5") })
  })
})

test.each<readonly [string, Answer]>([
  ["JSON", json({ id: 1 })],
  ["a word", (response) => response.end("OK")],
  ["an empty body", (response) => response.end()]
])("a 200 with %s is success", async (_, answer) => {
  answerWith(answer)
  await aPage().run(contact)
  expect(logged).toEqual([])
})

// CL-05
describe("a failed message is not repeated, and its log has only a name", () => {
  test.each<readonly [string, Answer, string]>([
    ["201", json({ id: 1 }, 201), "Status"],
    ["400", json({ error: "no" }, 400), "Status"],
    ["null", json(null), "NotTaken"],
    ["a page of a proxy", (response) => response.end(" <!doctype html>"), "NotTaken"]
  ])("%s", async (_, answer, cause) => {
    answerWith(answer)
    for (const call of [contact, cancelling("withdrawal"), cancelling("annulment")])
      expect(await aPage().failureOf(call)).toEqual(new NotificationLost({ cause }))
    expect(sent()).toHaveLength(3)
    expect(logged).toEqual(Array(3).fill(`notification: ${cause}`))
  })
})
