import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { aProfile } from "../../../contracts/fixtures/account"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aProvider, aWebPage } from "../../../contracts/fixtures/httpPage"
import { json } from "../../../contracts/localServer"
import { AccountApi, ProfileUnknown } from "../../core/account/AccountApi"

const { aPage, answerWith, asked, logged, sent } = aProvider()

const profile = Effect.flatMap(AccountApi, ({ profile }) => profile)
const known = Effect.result(Effect.flatMap(AccountApi, ({ knownProfile }) => knownProfile))

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
const ana = { ...aProfile, province: "", city: "", address: "", postalCode: "1425" }

describe("the logged-in user", () => {
  test("is known by the saved profile, where 'NoData' means empty", async () => {
    answerWith(json(wireUser))
    expect(await aPage().run(profile)).toEqual(ana)
    expect(sent()).toMatchObject([
      {
        method: "GET",
        path: "/api/user/info",
        headers: { idchannel: aChannel.code, "x-requested-with": "XMLHttpRequest" }
      }
    ])
  })

  test("is requested once", async () => {
    answerWith(json(wireUser))
    const { run } = aPage()
    await Promise.all([run(profile), run(profile)])
    await run(profile)
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
  ])("may have few data: %j", async (answer, read) => {
    answerWith(json(answer))
    expect(await aPage().run(profile)).toMatchObject(read)
  })

  const unregistered = Result.succeed(undefined)
  const unknown = Result.fail(new ProfileUnknown())
  test.each<readonly [string, Answer, unknown]>([
    ["401", json({}, 401), unregistered],
    ["404", json({}, 404), unregistered],
    ["500", json({}, 500), unknown],
    ["a page", aWebPage, unknown],
    ["false", json(false), unknown],
    ["null", json(null), unknown],
    ["a list", json([wireUser]), unknown],
    ["an empty user", json({ ...wireUser, name: "", email: "NoData" }), unknown]
  ])(
    "counts as not registered after %s; an editor knows if that is sure; the next call asks again",
    async (_, answer, sure) => {
      answerWith(answer)
      const { run } = aPage()
      expect(await run(profile)).toBeUndefined()
      expect(asked()).toHaveLength(1)
      expect(await run(known)).toEqual(sure)
      expect(logged).toEqual([])
      answerWith(json(wireUser))
      expect(await run(profile)).toEqual(ana)
    }
  )
})
