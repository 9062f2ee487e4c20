import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { anAccountPage } from "../../../contracts/fixtures/accountPage"
import { aChannel } from "../../../contracts/fixtures/channel"
import { consoleWords } from "../../../contracts/fixtures/consoleWords"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { ProfileUnknown } from "../../core/account/AccountApi"

let server: LocalServer
beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())

const logged = consoleWords()

const aPage = () => anAccountPage(server.origin)
const asked = () => server.received.map(({ method, path }) => `${method} ${path}`)

type Answer = ReturnType<typeof json>
const wireUser = {
  name: "Ana",
  email: "ana@example.com",
  lastname: "Martínez",
  documentType: 1,
  documentNumber: "28456712",
  birthday: "1981-05-14T00:00:00",
  gender: 50,
  country: "ARG",
  phone: "1144445555",
  state: "NoData",
  city: "NoData",
  postalCode: "1425",
  address: "NoData"
}
const ana = {
  name: "Ana",
  surname: "Martínez",
  email: "ana@example.com",
  documentType: "1",
  document: "28456712",
  birth: "1981-05-14",
  phone: "1144445555",
  country: "ARG",
  province: "",
  city: "",
  address: "",
  postalCode: "1425"
}

describe("the logged-in user", () => {
  test("is known by the saved profile, where 'NoData' means empty", async () => {
    server.answerWith(json(wireUser))
    expect(await aPage().profile()).toEqual(ana)
    expect(server.received).toMatchObject([
      {
        method: "GET",
        path: "/api/user/info",
        headers: { idchannel: aChannel.code, "x-requested-with": "XMLHttpRequest" }
      }
    ])
  })

  test("is requested once", async () => {
    server.answerWith(json(wireUser))
    const { profile } = aPage()
    await Promise.all([profile(), profile()])
    await profile()
    expect(asked()).toEqual(["GET /api/user/info"])
  })

  test.each([
    [{ name: "Ana" }, { name: "Ana", email: "", birth: "", phone: "" }],
    [
      { email: "a@b.co", phone: 1144445555 },
      { email: "a@b.co", phone: "1144445555" }
    ],
    [{ ...wireUser, birthday: "1981-02-31T00:00:00" }, { birth: "" }],
    [{ ...wireUser, birthday: "NoData" }, { birth: "" }],
    [
      { ...wireUser, birthday: null, address: { street: "x" } },
      { birth: "", address: "" }
    ]
  ])("may have few data: %j", async (answer, profile) => {
    server.answerWith(json(answer))
    expect(await aPage().profile()).toMatchObject(profile)
  })

  test.each<readonly [string, Answer]>([
    ["401", json({}, 401)],
    ["404", json({}, 404)],
    ["500", json({}, 500)],
    ["a page", (response) => response.end("<html>")],
    ["false", json(false)],
    ["null", json(null)],
    ["a list", json([wireUser])],
    ["an empty user", json({ ...wireUser, name: "", email: "NoData" })]
  ])("counts as not registered after %s, and the next call asks again", async (_, answer) => {
    server.answerWith(answer)
    const { profile } = aPage()
    expect(await profile()).toBeUndefined()
    expect(asked()).toHaveLength(1)
    expect(logged).toEqual([])
    server.answerWith(json(wireUser))
    expect(await profile()).toEqual(ana)
  })

  test.each<readonly [string, Answer, unknown]>([
    ["401", json({}, 401), Result.succeed(undefined)],
    ["404", json({}, 404), Result.succeed(undefined)],
    ["500", json({}, 500), Result.fail(new ProfileUnknown())],
    ["a page", (response) => response.end("<html>"), Result.fail(new ProfileUnknown())]
  ])("is known to an editor after %s as registered, not registered or unknown", async (_, answer, known) => {
    server.answerWith(answer)
    expect(await aPage().known()).toEqual(known)
  })
})
