import { beforeEach, describe, expect, test } from "vitest"
import { pdfText } from "../../tests/e2e/steps/pdfText"
import { channels } from "./channels"
import { registrationOfAna } from "./people/people"
import { aSale, logIn, planNamed, postSale } from "./selling"
import { startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = startedSandbox()
beforeEach(async () => {
  await send(sandbox, "/_sandbox/session", { method: "DELETE" })
})

const marked = { "x-requested-with": "XMLHttpRequest" }
const ask = (path: string, headers: Record<string, string> = {}) =>
  send(sandbox, path, { headers: { ...marked, ...headers } })
const session = (body: unknown) => send(sandbox, "/_sandbox/session", { method: "POST", body: JSON.stringify(body) })

describe("the session", () => {
  test("of `everybody` holds for browsers without a session of their own", async () => {
    const cookie = await logIn(sandbox, "carla@example.com")
    expect((await session({ email: "ana@example.com", everybody: true })).headers["set-cookie"]).toBeUndefined()
    expect(JSON.parse((await ask("/userinfo")).text).email).toBe("ana@example.com")
    expect(JSON.parse((await ask("/userinfo", { cookie })).text)).toEqual({
      email: "carla@example.com",
      email_verified: false
    })
    await send(sandbox, "/_sandbox/session", { method: "DELETE" })
    expect((await ask("/userinfo")).status).toBe(204)
  })

  test.each([{ email: "nadie@example.com" }, { email: 1 }])("accepts people of the cast only: %j", async (body) =>
    expect((await session(body)).status).toBe(400)
  )

  test.each(["sesion=", "sesion=00000000-0000-4000-8000-000000000000", "sesion=__proto__", "x"])(
    "the cookie %j has no session",
    async (cookie) => expect((await ask("/userinfo", { cookie })).status).toBe(204)
  )
})

describe("calls that need a login", () => {
  test("Ana has a registration, Bruno has none", async () => {
    const cookie = await logIn(sandbox, "ana@example.com")
    expect(JSON.parse((await ask("/api/user/info", { cookie })).text)).toEqual(registrationOfAna({ document: "dni" }))
    const chilean = JSON.parse((await ask("/api/user/info", { cookie, idchannel: "B2CCHILE" })).text)
    expect(chilean).toMatchObject({ documentType: 4, documentNumber: "12345678-5" })
    const bruno = await logIn(sandbox, "bruno@example.com")
    expect((await ask("/api/user/info", { cookie: bruno })).status).toBe(404)
  })

  test("a session without a verified e-mail can neither buy nor list", async () => {
    const cookie = await logIn(sandbox, "carla@example.com")
    expect((await ask("/api/sales", { cookie })).status).toBe(401)
    expect((await postSale(sandbox, aSale(), { cookie })).status).toBe(401)
  })
})

const listed = async (cookie: string, idchannel = "B2C") =>
  JSON.parse((await ask("/api/sales", { cookie, idchannel })).text)

describe("the purchases of a visitor", () => {
  test.each([...channels.keys()])("Ana has two old vouchers on %s, with their PDFs", async (channel) => {
    const cookie = await logIn(sandbox, "ana@example.com")
    const vouchers = await listed(cookie, channel)
    expect(vouchers).toHaveLength(2)
    for (const { header, reserveId } of vouchers) {
      const [paper] = header.documents
      expect(paper.fileName).toBe(`voucher-${reserveId}.pdf`)
      const text = pdfText(Buffer.from(paper.documentByte, "base64"))
      for (const told of [reserveId, "Ana Martínez", "Telemedicina"]) expect(text).toContain(told)
    }
    expect(vouchers[1]).toMatchObject({
      dateConfirmedSale: "2024-06-11T19:05:00.000Z",
      departureDate: "2024-07-08",
      returnDate: "2024-07-20",
      line: {
        passengers: [
          { FirstName: "Ana", LastName: "Martínez" },
          { FirstName: "Beatriz", LastName: "Martínez" }
        ]
      }
    })
  })

  test.each(["MESSIS", "MAKLER"])("a new sale on %s is in the list", async (channel) => {
    const cookie = await logIn(sandbox, "bruno@example.com")
    const { Id, Installment, Rate, Name } = await planNamed(
      sandbox,
      "CLASSIC",
      { DestinationCountryIsoCode: "PHT" },
      channel
    )
    const [payment] = Installment
    const sale = aSale({ USDValue: Rate, IdPaymentPlan: payment?.Id, ATSPProductId: Id })
    const { status, text } = await postSale(sandbox, sale, { cookie, channel })
    expect(status).toBe(200)
    expect(await listed(cookie, channel)).toMatchObject([{ ...JSON.parse(text), productName: Name }])
  })

  test("a purchase with a login comes first, in its channel and for its buyer only", async () => {
    const cookie = await logIn(sandbox, "bruno@example.com")
    expect(await listed(cookie)).toEqual([])
    const { text } = await postSale(sandbox, aSale(), { cookie })
    await postSale(sandbox, aSale())
    const vouchers = await listed(cookie)
    expect(vouchers).toMatchObject([{ ...JSON.parse(text), productName: "SILVER", departureDate: "2026-03-01" }])
    expect(await listed(cookie, "BBVA")).toEqual([])
    expect(await listed(await logIn(sandbox, "ana@example.com"))).toHaveLength(2)
  })
})
