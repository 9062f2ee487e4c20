import { beforeEach, describe, expect, test } from "vitest"
import { aUser, logIn, refusedIn } from "../selling"
import { startedSandbox } from "../started"
import { openStore } from "../store"
import { send } from "../testing"
import { registrationOfAna } from "./people"
import { openUserBook } from "./userBook"

const sandbox = startedSandbox({ now: () => new Date("2026-02-01T12:00:00Z") })
beforeEach(async () => {
  for (const path of ["session", "people"]) await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
})

const inChile = { documentType: 4, documentNumber: "12345678-5", country: "CHL" }

const save = async (body: unknown, idchannel: string | undefined = "B2C", cookie?: string) =>
  send(sandbox, "/api/user/save", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      ...(idchannel === "" ? {} : { idchannel }),
      cookie: cookie ?? (await logIn(sandbox, "bruno@example.com"))
    },
    body: JSON.stringify(body)
  })

const known = async (email = "bruno@example.com", idchannel = "B2C") => {
  const cookie = await logIn(sandbox, email)
  const headers = { cookie, idchannel, "x-requested-with": "XMLHttpRequest" }
  const { status, text } = await send(sandbox, "/api/user/info", { headers })
  return status === 200 ? JSON.parse(text) : status
}

describe("a registration", () => {
  test("belongs to its channel, until the visitor changes it", async () => {
    const { status, text } = await save(aUser())
    expect([status, JSON.parse(text)]).toEqual([200, aUser()])
    expect(await known()).toEqual(aUser())
    expect(await known("bruno@example.com", "BELO")).toBe(404)
    await save(aUser({ phone: "1155550143", city: "Rosario" }))
    expect(await known()).toEqual(aUser({ phone: "1155550143", city: "Rosario" }))
    expect(await known("ana@example.com")).toEqual(registrationOfAna({ document: "dni" }))
  })

  test.each(["12345678-5", "11222333-9", "20347878-K", "20347878-k", "6000005-0"])(
    "takes the RUT %s in Chile",
    async (documentNumber) =>
      expect((await save(aUser({ ...inChile, documentNumber }), "B2CCHILE")).text).toContain(documentNumber)
  )

  test("of the cast is as before after a new start; those of others stay", () => {
    const store = openStore()
    const book = openUserBook(store)
    book.save("BELO", { ...registrationOfAna({ document: "dni" }), phone: "1100000000" })
    for (const email of ["bruno@example.com", "dora@example.com"]) book.save("B2C", aUser({ email }))
    const again = openUserBook(store)
    expect(again.of("ana@example.com", "BELO")).toEqual(registrationOfAna({ document: "dni" }))
    expect(again.of("bruno@example.com", "B2C")).toBeUndefined()
    expect(again.of("dora@example.com", "B2C")).toEqual(aUser({ email: "dora@example.com" }))
  })
})

describe("a registration is refused and not stored", () => {
  const dni = "documentNumber"
  test.each([
    ["name", ["", "  L "]],
    ["email", ["ana@example.com", "Bruno@example.com"]],
    ["documentType", [4]],
    [dni, ["123456", "123456789", "12345678-5"]],
    ["birthday", ["1992-02-30T00:00:00", "2026-02-02T00:00:00", "1850-01-01T00:00:00"]],
    ["phone", ["114444555"]]
  ])("%s: %j", async (field, values) => {
    const cookie = await logIn(sandbox, "bruno@example.com")
    for (const value of values) {
      const answer = await save(aUser({ [field]: value }), "B2C", cookie)
      expect([value, answer.status, refusedIn(answer)]).toEqual([value, 400, [field]])
      expect(JSON.parse(answer.text).error).toBe("El registro tiene datos inválidos.")
    }
    expect(await known()).toBe(404)
  })

  test.each(["12345678-6", "123456785", "12.345.678-5", "28456712", "20347878-9"])("the RUT %s in Chile", async (rut) =>
    expect(refusedIn(await save(aUser({ ...inChile, documentNumber: rut }), "B2CCHILE"))).toEqual([dni])
  )
})
