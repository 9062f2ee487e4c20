import { Effect, Layer } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aCancellation, aContactRequest } from "../../../contracts/fixtures/notifications"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { CurrentChannel } from "../../core/channel/channel"
import { NotificationLost, NotificationsApi } from "../../core/service/requests"
import { HttpAdapters } from "./HttpAdapters"
import { NotificationsApiHttp } from "./NotificationsApiHttp"

let server: LocalServer
beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())

const logged: Array<string> = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, "error").mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => void vi.restoreAllMocks())

type Answer = ReturnType<typeof json>
const answerWith = (answer: Answer, apiUrl: Answer = (response) => response.end(server.origin)) =>
  server.answerWith((response) => (response.req.url === "/api_url" ? apiUrl : answer)(response))

const written = (write: (api: NotificationsApi["Service"]) => Effect.Effect<void, NotificationLost>) =>
  Effect.suspend(() =>
    Effect.flatMap(NotificationsApi, write).pipe(
      Effect.provide(NotificationsApiHttp),
      Effect.provide(HttpAdapters({ origin: server.origin, destinations: [] })),
      Effect.provide(Layer.succeed(CurrentChannel, aChannel))
    )
  )
const contact = written((api) => api.requestContact(aContactRequest))
const reference = "ARR-7K2M-9XQP"
const cancel = (kind: Parameters<typeof aCancellation>[0]) =>
  written((api) => api.cancel(aCancellation(kind), reference))

const writtenBy = (cancellation: ReturnType<typeof aCancellation>) =>
  written((api) => api.cancel(cancellation, reference))

const sent = () => server.received.at(-1)
const bodySent = () => JSON.parse(sent()?.body ?? "null") as Record<string, unknown>

// WD-06
describe("a message", () => {
  test("asks for a call", async () => {
    answerWith(json({ ok: true }))
    await Effect.runPromise(contact)
    expect(sent()).toMatchObject({ method: "POST", path: "/public_api/notification/request" })
    expect(sent()?.headers).toMatchObject({ idchannel: aChannel.code, "x-requested-with": "XMLHttpRequest" })
    expect(bodySent()).toEqual({
      Name: "Ana Martínez",
      Phone: "1144445555",
      Mail: "ana@example.com",
      IdChannel: aChannel.code,
      Horario: "12 a 16",
      Message: ""
    })
  })

  const message = (document: string) =>
    `Nombre: Ana Martínez\nFecha de compra: 18/12/2026\nVoucher: 700123456\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: Me cancelaron el viaje.\nNo lo voy a usar.`
  const named = { Name: "Ana Martínez", Mail: "ana@example.com" }

  test.each([
    ["withdrawal", "ARREPENTIMIENTO"],
    ["service", "BAJA DE SERVICIO"]
  ] as const)("of the kind %s goes to regret under %s", async (kind, subject) => {
    answerWith(json({ ok: true }))
    await Effect.runPromise(cancel(kind))
    expect(sent()?.path).toBe("/public_api/notification/regret")
    expect(bodySent()).toEqual({ ...named, IdChannel: aChannel.code, Subject: subject, Message: message("28456712") })
  })

  // WD-13
  test("has a voucher with letters both as digits and as typed", async () => {
    answerWith(json({ ok: true }))
    const written = { ...aCancellation("withdrawal"), voucher: "15", writtenVoucher: "R-15" }
    await Effect.runPromise(writtenBy(written))
    expect(bodySent().Message).toContain("\nVoucher: 15 (R-15)\n")
  })

  test("has the visitor's own text last, even if it looks like our lines", async () => {
    answerWith(json({ ok: true }))
    const message = "Hola\nVoucher: 99999\nReferencia: FALSA-1"
    await Effect.runPromise(writtenBy({ ...aCancellation("withdrawal"), message }))
    const text = String(bodySent().Message)
    expect(text.slice(text.indexOf("Mensaje: "))).toBe(`Mensaje: ${message}`)
    expect(/^Referencia: (.+)$/m.exec(text)?.[1]).toBe(reference)
  })

  // WD-11
  test("of an annulment goes to request under ANULACION COBERTURA", async () => {
    answerWith(json({ ok: true }))
    await Effect.runPromise(cancel("annulment"))
    expect(sent()?.path).toBe("/public_api/notification/request")
    expect(bodySent()).toEqual({ ...named, Subject: "ANULACION COBERTURA", Message: message("12.345.678-5") })
  })
})

describe("a 200 is success with", () => {
  const answers: ReadonlyArray<readonly [string, Answer]> = [
    ["JSON", json({ id: 1 })],
    ["a word", (response) => response.end("OK")],
    ["an empty body", (response) => response.end()]
  ]
  test.each(answers)("%s", async (_name, answer) => {
    answerWith(answer)
    await Effect.runPromise(contact)
    expect(logged).toEqual([])
  })
})

// CL-05
describe("a failed message is not repeated, and its log has only a name", () => {
  const losses: ReadonlyArray<readonly [string, Answer, string]> = [
    ["201", json({ id: 1 }, 201), "Status"],
    ["204", (response) => response.writeHead(204).end(), "Status"],
    ["400", json({ error: "no" }, 400), "Status"],
    ["503", json({}, 503), "Status"],
    ["null", json(null), "NotTaken"],
    ["a page of a proxy", (response) => response.end(" <!doctype html>"), "NotTaken"],
    ["a cut connection", (response) => response.destroy(), "Network"]
  ]
  test.each(losses)("%s", async (_name, answer, cause) => {
    answerWith(answer)
    for (const write of [contact, cancel("withdrawal"), cancel("annulment")]) {
      expect(await Effect.runPromise(Effect.flip(write))).toEqual(new NotificationLost({ cause }))
    }
    expect(server.received.filter(({ path }) => path !== "/api_url")).toHaveLength(3)
    expect(logged).toEqual(Array(3).fill(`notification: ${cause}`))
  })

  test("an address that the channel may not call", async () => {
    answerWith(json({}), (response) => response.end("https://evil.example"))
    expect(await Effect.runPromise(Effect.flip(contact))).toEqual(new NotificationLost({ cause: "ProxyRefused" }))
    expect(server.received.map(({ path }) => path)).toEqual(["/api_url"])
  })
})
