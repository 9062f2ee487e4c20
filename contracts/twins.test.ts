import { beforeAll, describe, expect, test, vi } from "vitest"
import { adapters, answering } from "./adapters"
import { agreedCalls } from "./agreed"
import { changed, entriesOf, type Path, placesIn } from "./rules/body"
import type { Interaction } from "./rules/pactFile"
import { firstDifference } from "./rules/places"

// The pacts are as wide as the portal's readers, and as narrow as a provider needs. Each other
// answer of a call either means the same to both, or stands below with its reason.

const interactions = agreedCalls()

const contentOf = ({ response: { body } }: Interaction): unknown => body?.content

interface Other {
  readonly status: number
  readonly body: unknown
}

const accepts = (one: Interaction, { body, status }: Other) => firstDifference(one, status, body) === undefined

/** What the core gets, without the values of the answer: the shape of a success, the tag of a failure. */
const meaning = async ({ request }: Interaction, { body, status }: Other) => {
  const fetch = answering(status, JSON.stringify(body) ?? "")
  const seen = await adapters[`${request.method} ${request.path}`]?.(fetch)
  return JSON.stringify(seen, (key, value) =>
    typeof value === "object" || key.startsWith("_") || value === undefined ? value : "x"
  )
}

const callOf = ({ description, request }: Interaction) => `${request.method} ${request.path} · ${description}`

beforeAll(() => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => {})
})

const statuses = [
  200, 201, 202, 204, 302, 400, 401, 402, 403, 404, 408, 409, 410, 422, 425, 429, 451, 499, 500, 501, 502, 503
]

/** What the portal also reads so, and no provider should answer. Statuses of a mere failure are many. */
const failing = [204, 302, 400, 401, 402, 403, 404, 408, 409, 410, 422, 425, 429, 451, 499, 500, 501, 502, 503]
const alsoRead: ReadonlyArray<readonly [path: RegExp, shown: number, others: ReadonlyArray<number>, why: string]> = [
  [/sales.enroll$/, 500, [200, 201, 202, 204, 302, 408, 499], "a provider that does not know says so with a 5xx"],
  [/userinfo$/, 401, [200, 201, 202, ...failing], "no session is no failure"],
  [/banner$|one_trust$/, 200, [201, 202, ...failing], "no banner and no consent are no failure"],
  [
    /state.country.999$/,
    404,
    [200, 201, 202, 204, 302, 500, 501, 502, 503],
    "a country that nobody knows is the caller's error"
  ],
  [/sales.mail$/, 401, [302, 500, 501, 502, 503], "who is logged out is the caller's error"],
  [/./, 200, [201, 202], "a body comes with 200"]
]

test.concurrent.each(interactions.map((one) => [callOf(one), one] as const))(
  "%s: its statuses are those that mean the same to the portal",
  async (_, one) => {
    const { status: shown } = one.response
    const right = await meaning(one, { status: shown, body: contentOf(one) })
    const [, , allowed = []] = alsoRead.find(([path, of]) => path.test(one.request.path) && of === shown) ?? []
    // Together, since a call that fails is tried again after a pause.
    const judged = await Promise.all(
      statuses.map(async (status) => {
        const other = { status, body: contentOf(one) }
        return { status, isRead: (await meaning(one, other)) === right, isRight: accepts(one, other) }
      })
    )
    const differing = judged
      .filter(({ isRead, isRight, status }) => isRead !== isRight && !(isRead && allowed.includes(status)))
      .map(({ isRight, status }) => `${status} is ${isRight ? "right" : "a breach"}`)
    expect(differing).toEqual([])
  }
)

/** Every value in a body that holds no other. What the first row shows holds for every row. */
const leavesIn = (body: unknown) =>
  placesIn(body).filter(
    ({ path, value }) =>
      path.length > 0 && entriesOf(value).length === 0 && path.every((step) => typeof step === "string" || step === 0)
  )

const isId = (name: unknown) => /^(Id|id[A-Z].*|Id[A-Z].*|(?!domain).*Id)$/.test(String(name))
/** The ids that the portal counts with. */
const numbersOnly = new Set(["IdPaymentMethod", "Installment"])

const withBodies = interactions.filter((one) => leavesIn(contentOf(one)).length > 0)

/** A card without a text, or with a number, is sold all the same: Pact's engines share no rule for a text or null. */
const harmless = ["[].CardDescription 7", '[].LongDescription ""']

const nameOf = (path: Path) => path.map((step) => (typeof step === "number" ? "[]" : step)).join(".")

describe.each(withBodies.map((one) => [callOf(one), one] as const))("%s", (_, one) => {
  const { status } = one.response
  const body = contentOf(one)
  const isRead = async (other: unknown) =>
    (await meaning(one, { status, body: other })) === (await meaning(one, { status, body }))
  const isRight = (other: unknown) => accepts(one, { status, body: other })

  test("an id may be a number or a text, but neither 0 nor empty", async () => {
    const differing: Array<string> = []
    for (const { path, value } of leavesIn(body)) {
      if (!isId(path.at(-1)) || path.some((step) => numbersOnly.has(String(step))) || value === null) continue
      for (const other of [7, "7", "AR-7", "norte", 0, "0", "", -1, null, true]) {
        const wanted = [7, "7", "AR-7"].includes(Object(other).valueOf())
        if (isRight(changed(body, path, other)) !== wanted && other !== "norte")
          differing.push(`${nameOf(path)} ${JSON.stringify(other)}`)
      }
    }
    expect(differing).toEqual([])
  })

  test("what the portal cannot read is red", async () => {
    const differing: Array<string> = []
    for (const { path, value } of leavesIn(body)) {
      if (value === null) continue
      const others = typeof value === "number" ? [-1, 0, null, "x"] : [null, 7, ""]
      for (const other of others) {
        const changedBody = changed(body, path, other)
        const told = `${nameOf(path)} ${JSON.stringify(other)}`
        if (!(await isRead(changedBody)) && isRight(changedBody) && !harmless.includes(told)) differing.push(told)
      }
    }
    expect(differing).toEqual([])
  })
})
