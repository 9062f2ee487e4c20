import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import type { CancellationKind } from "../src/core/service/cancellation"
import { type NotificationLost, NotificationsApi } from "../src/core/service/requests"
import { aChannel } from "./fixtures/channel"
import { aCancellation, aContactRequest } from "./fixtures/notifications"
import { calling, fromState, gives, inState } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { regex, string } = Matchers

type Write = (api: NotificationsApi["Service"]) => Effect.Effect<void, NotificationLost>

const writtenTo = (url: string, write: Write) => asked(Effect.flatMap(NotificationsApi, write), { origin: url })

const reference = "ARR-7K2M-9XQP"
const contact: Write = (api) => api.requestContact(aContactRequest)
const cancel =
  (kind: CancellationKind): Write =>
  (api) =>
    api.cancel(aCancellation(kind), reference)

/** A name and an e-mail, in forms that no other field of the call has. */
const from = (name: string, email: string) => ({
  Name: regex("^[^@]*[^@\\d][^@]*$", name),
  Mail: regex("^\\S+@\\S+\\.\\S+$", email)
})

const contactBody = (hours: string, message: string) => ({
  ...from(aContactRequest.name, aContactRequest.email),
  Phone: regex("^\\d{10}$", aContactRequest.phone),
  IdChannel: aChannel.code,
  Horario: hours === "" ? "" : regex("^\\d{1,2} a \\d{1,2}$", hours),
  Message: message === "" ? "" : string(message)
})

const lines =
  "^Nombre: .+\\nFecha de compra: \\d{2}/\\d{2}/\\d{4}\\nVoucher: \\d+( \\(.+\\))?\\nDocumento: [\\d.]+(-[\\dK])?\\nReferencia: \\S+\\nMensaje: [\\s\\S]+$"

const cancellationBody = (kind: CancellationKind, subject: string) => {
  const { document, email, message, name, voucher } = aCancellation(kind)
  const written = (bought: string) =>
    `Nombre: ${name}\nFecha de compra: ${bought}\nVoucher: ${voucher}\nDocumento: ${document}\nReferencia: ${reference}\nMensaje: ${message}`
  return {
    ...from(name, email),
    ...(kind === "annulment" ? {} : { IdChannel: aChannel.code }),
    Subject: subject,
    Message: fromState("bought", lines, "18/12/2026", written)
  }
}

interface Writing {
  readonly description: string
  readonly path: "request" | "regret"
  readonly body: object
}

const writing = ({ body, description, path }: Writing) =>
  calling(inState("public-api", states.messages, { email: "" }), description, `/public_api/notification/${path}`, {
    body
  })

describe("a message arrives", () => {
  test("a contact request for a slot", () =>
    writing({ description: "a visitor who wants to be called", path: "request", body: contactBody("12 a 16", "") })
      .willRespondWith(200)
      .executeTest(gives((url) => writtenTo(url, contact), undefined)))

  test("a contact request with a reason", () => {
    const request = { ...aContactRequest, hours: "", reason: "Quiero un plan para un grupo." }
    const body = contactBody("", request.reason)
    return writing({ description: "a visitor who wants to be answered", path: "request", body })
      .willRespondWith(200)
      .executeTest(gives((url) => writtenTo(url, (api) => api.requestContact(request)), undefined))
  })

  test.each([
    ["a buyer who regrets a purchase", "withdrawal", "regret", "ARREPENTIMIENTO"],
    ["a buyer who ends a service", "service", "regret", "BAJA DE SERVICIO"],
    ["a buyer who annuls a coverage", "annulment", "request", "ANULACION COBERTURA"]
  ] as const)("by %s", (description, kind, path, subject) =>
    writing({ description, path, body: cancellationBody(kind, subject) })
      .willRespondWith(200)
      .executeTest(gives((url) => writtenTo(url, cancel(kind)), undefined))
  )
})
