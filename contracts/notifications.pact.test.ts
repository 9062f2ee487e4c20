import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl } from "../src/adapters/http/ApiUrlHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { NotificationsApiHttp } from "../src/adapters/http/NotificationsApiHttp"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import type { CancellationKind } from "../src/core/notifications/cancellation"
import { NotificationLost, NotificationsApi } from "../src/core/notifications/NotificationsApi"
import { aChannel } from "./fixtures/channel"
import { aCancellation, aContactRequest } from "./fixtures/notifications"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { regex, string } = Matchers

type Write = (api: NotificationsApi["Service"]) => Effect.Effect<void, NotificationLost>

const writtenTo = (url: string, write: Write) =>
  Effect.flatMap(NotificationsApi, write).pipe(
    Effect.provide(NotificationsApiHttp),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const reference = "ARR-7K2M-9XQP"
const contact: Write = (api) => api.requestContact(aContactRequest)
const cancel =
  (kind: CancellationKind): Write =>
  (api) =>
    api.cancel(aCancellation(kind), reference)

const contactBody = (hours: string, message: string) => ({
  Name: string(aContactRequest.name),
  Phone: regex("^\\d{10}$", aContactRequest.phone),
  Mail: string(aContactRequest.email),
  IdChannel: aChannel.code,
  Horario: hours === "" ? "" : regex("^\\d{1,2} a \\d{1,2}$", hours),
  Message: message === "" ? "" : string(message)
})

const lines =
  "^Nombre: .+\\nFecha de compra: \\d{2}/\\d{2}/\\d{4}\\nVoucher: \\d+\\nDocumento: [\\d.]+(-[\\dK])?\\nMensaje: [\\s\\S]+\\nReferencia: \\S+$"

const cancellationBody = (kind: CancellationKind, subject: string) => {
  const { document, email, message, name, voucher } = aCancellation(kind)
  const example = `Nombre: ${name}\nFecha de compra: 18/12/2026\nVoucher: ${voucher}\nDocumento: ${document}\nMensaje: ${message}\nReferencia: ${reference}`
  return {
    Name: string(name),
    Mail: string(email),
    ...(kind === "annulment" ? {} : { IdChannel: aChannel.code }),
    Subject: subject,
    Message: regex(lines, example)
  }
}

const writing = (description: string, path: "request" | "regret", body: object, state: string) =>
  pactWith("public-api")
    .addInteraction()
    .given(state, { channel: aChannel.code })
    .uponReceiving(description)
    .withRequest("POST", `/public_api/notification/${path}`, (builder) =>
      builder.headers(callHeaders(aChannel.code)).jsonBody(body)
    )

describe("people are written to", () => {
  test("to be called within a slot", () =>
    writing("a visitor who wants to be called", "request", contactBody("12 a 16", ""), states.messagesTaken)
      .willRespondWith(200)
      .executeTest(({ url }) => Effect.runPromise(writtenTo(url, contact))))

  test("for a reason", () => {
    const request = { ...aContactRequest, hours: "", message: "Quiero un plan para un grupo." }
    return writing(
      "a visitor who wants to be answered",
      "request",
      contactBody("", request.message),
      states.messagesTaken
    )
      .willRespondWith(200)
      .executeTest(({ url }) => Effect.runPromise(writtenTo(url, (api) => api.requestContact(request))))
  })

  test.each([
    ["a buyer who regrets a purchase", "withdrawal", "regret", "ARREPENTIMIENTO"],
    ["a buyer who ends a service", "service", "regret", "BAJA DE SERVICIO"],
    ["a buyer who annuls a coverage", "annulment", "request", "ANULACION COBERTURA"]
  ] as const)("by %s", (description, kind, path, subject) =>
    writing(description, path, cancellationBody(kind, subject), states.messagesTaken)
      .willRespondWith(200)
      .executeTest(({ url }) => Effect.runPromise(writtenTo(url, cancel(kind))))
  )
})

describe("a message is lost unless the status is 200", () => {
  test.each([
    ["a visitor whose wish to be called is refused", contact, "request", contactBody("12 a 16", "")],
    [
      "a buyer whose regret is refused",
      cancel("withdrawal"),
      "regret",
      cancellationBody("withdrawal", "ARREPENTIMIENTO")
    ],
    [
      "a buyer whose annulment is refused",
      cancel("annulment"),
      "request",
      cancellationBody("annulment", "ANULACION COBERTURA")
    ]
  ] as const)("%s", (description, write, path, body) =>
    writing(description, path, body, states.messagesRefused)
      .willRespondWith(400)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(writtenTo(url, write)))
        expect(failure).toEqual(new NotificationLost({ cause: "Status" }))
      })
  )
})
