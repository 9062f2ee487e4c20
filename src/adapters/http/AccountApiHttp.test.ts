import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { aProfile } from "../../../contracts/fixtures/account"
import { type Answer, aProvider, aWebPage } from "../../../contracts/fixtures/httpPage"
import { json } from "../../../contracts/localServer"
import { AccountApi, ProfileNotSaved, ProfileUnknown, SessionLost } from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"

const { aPage, answerWith, asked, bodySent, logged } = aProvider()

const profile = Effect.flatMap(AccountApi, ({ profile }) => profile)
const known = Effect.result(Effect.flatMap(AccountApi, ({ knownProfile }) => knownProfile))
const saving = (profile: Profile) => Effect.flatMap(AccountApi, ({ save }) => save(profile))

/** `aProfile` on the wire. */
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
  state: "Buenos Aires",
  city: "Olivos",
  postalCode: "B1636",
  address: "Av. Maipú 2345"
}
const nowhere = { country: "", province: "", city: "", address: "", postalCode: "" }
const wireNowhere = { state: "NoData", city: "NoData", postalCode: "NoData", address: "NoData" }
const untold: Profile = { ...aProfile, ...nowhere }

describe("the logged-in user", () => {
  test("is known by the saved profile, where 'NoData' means empty", async () => {
    answerWith(json(wireUser))
    expect(await aPage().run(profile)).toEqual(aProfile)
    answerWith(json({ ...wireUser, ...wireNowhere, country: "NoData" }))
    expect(await aPage().run(profile)).toEqual(untold)
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
      expect(await run(profile)).toEqual(aProfile)
    }
  )

  test("is not told after 401: the session has ended (ER-04)", async () => {
    answerWith(json({}, 401))
    const { failureOf, run } = aPage()
    expect(await failureOf(profile)).toEqual(new SessionLost())
    expect(await run(known)).toEqual(Result.fail(new SessionLost()))
    answerWith(json(wireUser))
    expect(await run(profile)).toEqual(aProfile)
  })
})

describe("the profile of a visitor", () => {
  test("is sent as the user object, with ARG and NoData for what the visitor left empty (RG-04, RG-05)", async () => {
    answerWith(json({}))
    await aPage().run(saving(aProfile))
    expect(bodySent()).toEqual(wireUser)
    answerWith(json({}))
    await aPage().run(saving(untold))
    expect(bodySent()).toEqual({ ...wireUser, ...wireNowhere })
    expect(logged).toEqual([])
  })

  test.each<readonly [string, Partial<Profile>, object]>([
    ["the known country", { country: "CHL" }, { country: "CHL" }],
    ["a RUT without points", { document: "12.345.678-5" }, { documentNumber: "12345678-5" }],
    ["a RUT whose digit is K", { document: "1.000.005-K" }, { documentNumber: "1000005-K" }],
    ["a document that begins with 0 as a text", { document: "01234567" }, { documentNumber: "01234567" }],
    ["the id of a type that is not a number", { documentType: "DNI" }, { documentType: "DNI" }],
    ["the id of a type that only looks like a number", { documentType: "01" }, { documentType: "01" }],
    ["the last day of a leap February", { birth: "1980-02-29" }, { birthday: "1980-02-29T00:00:00" }]
  ])("is sent with %s", async (_, told, expected) => {
    answerWith(json({}))
    await aPage().run(saving({ ...aProfile, ...told }))
    expect(bodySent()).toMatchObject(expected)
  })

  test.each<readonly [string, Answer]>([
    ["the user", json(aProfile)],
    ["true", json(true)],
    ["null", json(null)],
    ["nothing", (response) => response.writeHead(204).end()],
    ["201 and some words", (response) => response.writeHead(201).end("OK")]
  ])("counts as saved after %s, because the specification names no result (RG-04)", async (_, answer) => {
    answerWith(answer)
    await aPage().run(saving(aProfile))
    expect(asked()).toEqual(["POST /api/user/save"])
  })

  test("is known afterwards without another request", async () => {
    const { run } = aPage()
    answerWith(json({ ...aProfile, name: "Antes" }))
    expect(await run(profile)).toMatchObject({ name: "Antes" })
    answerWith(json({}))
    await run(saving(untold))
    expect(await run(profile)).toEqual(untold)
    await run(saving(aProfile))
    expect(await run(profile)).toEqual(aProfile)
    expect(asked()).toEqual(["POST /api/user/save", "POST /api/user/save"])
  })
})

describe("a failed save is sent once, stays unknown, and its log has no personal data", () => {
  test.each<readonly [string, Answer, string]>([
    ["400", json({ mensaje: "Ana Martínez, 28456712" }, 400), "Status"],
    ["a redirect", (response) => response.writeHead(307, { location: "/login" }).end(), "Network"]
  ])("%s", async (_, answer, cause) => {
    const { failureOf, run } = aPage()
    answerWith(answer)
    expect(await failureOf(saving(aProfile))).toEqual(new ProfileNotSaved())
    expect(asked()).toEqual(["POST /api/user/save"])
    expect(logged).toEqual([`api/user/save: ${cause}`])
    answerWith(json({}, 404))
    expect(await run(profile)).toBeUndefined()
  })

  test("after the session has ended (ER-04)", async () => {
    const { failureOf } = aPage()
    answerWith(json({}, 401))
    expect(await failureOf(saving(aProfile))).toEqual(new SessionLost())
    expect(asked()).toEqual(["POST /api/user/save"])
    expect(logged).toEqual(["api/user/save: Status"])
    expect(await failureOf(profile)).toEqual(new SessionLost())
  })

  test("keeps the earlier profile", async () => {
    const { failureOf, run } = aPage()
    answerWith(json({}))
    await run(saving(aProfile))
    answerWith(json({}, 500))
    await failureOf(saving(untold))
    expect(await run(profile)).toEqual(aProfile)
  })
})
