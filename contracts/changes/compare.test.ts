import { describe, expect, test } from "vitest"
import { type Change, changesOf } from "./compare"
import type { Interaction, PactFile } from "./pactFile"
import { told } from "./tell"

// Twenty-four changes of one call, each told and weighed for its provider.
const matching = (match: string, more: object = {}) => ({ combine: "AND", matchers: [{ match, ...more }] })
const dayForm = "^\\d{4}-\\d{2}-\\d{2}$"

/** A call with a rule of each kind. Every test changes a copy of it. */
const aCall = () => ({
  description: "a visitor who looks for plans",
  pending: false,
  providerStates: [{ name: "plans are on sale", params: { channel: "X", code: "BTR" } as Record<string, string> }],
  request: {
    method: "POST",
    path: "/quote",
    query: {} as Record<string, string[]>,
    headers: { IdChannel: ["X"] } as Record<string, string[]>,
    body: { content: { Day: "2027-01-10", Age: [34], Top: 15, Email: "ana@example.com" } as Record<string, unknown> },
    matchingRules: {
      body: { "$.Day": matching("regex", { regex: dayForm }), "$.Email": matching("type") } as Record<string, unknown>
    },
    generators: {} as Record<string, unknown>
  },
  response: {
    status: 200,
    headers: { "Content-Type": ["application/json"] } as Record<string, string[]>,
    body: { content: { Plans: [{ Id: 101, Amount: 9.5, Name: "GOLD" }], Kind: "A" } as Record<string, unknown> },
    matchingRules: {
      body: {
        "$.Plans": matching("type", { min: 1 }),
        "$.Plans[*].Id": matching("integer"),
        "$.Plans[*].Amount": matching("number")
      } as Record<string, unknown>
    },
    generators: {} as Record<string, unknown>
  }
})
type Call = ReturnType<typeof aCall>
const pactOf = (...calls: ReadonlyArray<Call>): PactFile => ({
  interactions: calls.map((call) => JSON.parse(JSON.stringify(call)) as Interaction)
})
const rows = (plan: object) => ({ Plans: [plan], Kind: "A" })
const fromState = { "$.Day": { type: "ProviderState", expression: ["$", "{departure}"].join(""), dataType: "STRING" } }
const answerDay = (call: Call) => {
  call.response.body.content.Day = "2027-01-10"
  call.response.matchingRules.body["$.Day"] = matching("regex", { regex: dayForm })
}
interface Case {
  readonly what: string
  readonly change: (call: Call) => void
  readonly told: readonly [weight: Change["weight"], says: string]
  /** What both pacts have besides. */
  readonly first?: (call: Call) => void
}
const cases: ReadonlyArray<Case> = [
  {
    what: "a field that the portal now sends",
    change: ({ request }) => {
      request.body.content.Sort = 1
    },
    told: ["more", "request body $.Sort: is now sent, exactly `1`"]
  },
  {
    what: "a field that the portal no longer sends",
    change: ({ request }) => {
      delete request.body.content.Top
    },
    told: ["more", "request body $.Top: is no longer sent"]
  },
  {
    what: "another exact value that the portal sends",
    change: ({ request }) => {
      request.body.content.Top = 20
    },
    told: ["more", "request body $.Top: may send exactly `20`, until now exactly `15`"]
  },
  {
    what: "an exact value that becomes any number",
    change: ({ request }) => {
      request.matchingRules.body["$.Top"] = matching("integer")
    },
    told: ["more", "request body $.Top: may send an integer such as `15`, until now exactly `15`"]
  },
  {
    what: "any text that becomes one value",
    change: ({ request }) => {
      delete request.matchingRules.body["$.Email"]
    },
    told: ["less", 'request body $.Email: may send exactly `"ana@example.com"`, until now a text']
  },
  {
    what: "a header that the portal now sends",
    change: ({ request }) => {
      request.headers["Idempotency-Key"] = ["k"]
    },
    told: ["more", "request header Idempotency-Key: is now sent"]
  },
  {
    what: "a value of the query that the portal no longer sends",
    first: ({ request }) => {
      request.query.id = ["7"]
    },
    change: ({ request }) => {
      delete request.query.id
    },
    told: ["more", "request query id: is no longer sent"]
  },
  {
    what: "a longer list that the portal sends",
    change: ({ request }) => {
      request.body.content.Age = [34, 34]
    },
    told: ["more", "request body $.Age: may send 2 in the list, until now 1 in the list"]
  },
  {
    what: "a field that the portal now needs",
    change: ({ response }) => {
      response.body.content = rows({ Id: 101, Amount: 9.5, Name: "GOLD", Rate: 3.5 })
    },
    told: ["more", "answer body $.Plans[*].Rate: is now needed, a number such as `3.5`"]
  },
  {
    what: "a field that the portal no longer needs",
    change: ({ response }) => {
      response.body.content = rows({ Id: 101, Amount: 9.5 })
    },
    told: ["less", "answer body $.Plans[*].Name: is no longer needed"]
  },
  {
    what: "a rule that got stricter",
    change: ({ response }) => {
      response.matchingRules.body["$.Plans[*].Amount"] = matching("decimal")
    },
    told: ["more", "answer body $.Plans[*].Amount: needs a decimal such as `9.5`, until now a number"]
  },
  {
    what: "a rule that got looser",
    change: ({ response }) => {
      response.matchingRules.body["$.Plans[*].Id"] = matching("number")
    },
    told: ["less", "answer body $.Plans[*].Id: needs a number such as `101`, until now an integer"]
  },
  {
    what: "an exact answer that may have a form",
    change: ({ response }) => {
      response.matchingRules.body["$.Kind"] = matching("regex", { regex: "^[A-Z]$" })
    },
    told: ["less", 'answer body $.Kind: needs of the form `^[A-Z]$` such as `"A"`, until now exactly `"A"`']
  },
  {
    what: "a list that may not be empty any more",
    first: ({ response }) => {
      response.matchingRules.body["$.Plans"] = matching("type")
    },
    change: ({ response }) => {
      response.matchingRules.body["$.Plans"] = matching("type", { min: 1 })
    },
    told: ["more", "answer body $.Plans: needs at least 1 in the list"]
  },
  {
    what: "an object in the place of a text",
    change: ({ response }) => {
      response.body.content.Kind = { Id: 1 }
    },
    told: ["more", 'answer body $.Kind: needs an object, until now exactly `"A"`']
  },
  {
    what: "another status",
    change: ({ response }) => {
      response.status = 201
    },
    told: ["more", "answer status: needs exactly `201`, until now exactly `200`"]
  },
  {
    what: "another example of the same rule",
    change: ({ request }) => {
      request.body.content.Day = "2027-02-10"
    },
    told: ["same", 'request body $.Day: the example is `"2027-02-10"`, until now `"2027-01-10"`']
  },
  {
    what: "a fixed day that the state may now choose",
    change: ({ request }) => {
      request.generators.body = fromState
    },
    told: [
      "less",
      'request body $.Day: what the state answers as `departure` is sent, until now `"2027-01-10"` on every run'
    ]
  },
  {
    what: "a day of the state that is fixed again",
    first: ({ request }) => {
      request.generators.body = fromState
    },
    change: ({ request }) => {
      delete request.generators.body
    },
    told: ["more", 'request body $.Day: a day such as `"2027-01-10"` is sent, no longer what the state answers']
  },
  {
    what: "a day of the answer that the state may now choose",
    first: answerDay,
    change: ({ response }) => {
      response.generators.body = fromState
    },
    told: ["less", "answer body $.Day: what the state answers as `departure` is wanted"]
  },
  {
    what: "a call that is asked in another state",
    change: (call) => {
      call.providerStates = [{ name: "no plans", params: { channel: "X", code: "BTR" } }]
    },
    told: ["more", "state: is asked when no plans, until now when plans are on sale"]
  },
  {
    what: "another value of a state's parameter",
    change: ({ providerStates }) => {
      for (const { params } of providerStates) params.code = "BSE"
    },
    told: ["same", 'state: `code` is `"BSE"`, until now `"BTR"`']
  },
  {
    what: "a new parameter of a state",
    change: ({ providerStates }) => {
      for (const { params } of providerStates) params.coupon = ""
    },
    told: ["more", "'plans are on sale' has the new parameter `coupon`"]
  },
  {
    what: "an answer that may now be another one",
    change: (call) => {
      call.pending = true
    },
    told: ["less", "is pending: the provider may answer otherwise"]
  }
]

const tellingOf = ({ change, first = () => undefined }: Case) => {
  const [before, after] = [aCall(), aCall()]
  for (const call of [before, after]) first(call)
  change(after)
  return changesOf(pactOf(before), pactOf(after))
}

test.each(cases)("$what", (one) => {
  const [weight, says] = one.told
  const own = tellingOf(one).filter(({ call }) => call !== "states" || says.startsWith("'"))
  expect(own).toEqual([expect.objectContaining({ weight, says: expect.stringContaining(says) })])
})

describe("calls and states", () => {
  test("a new call and its new state ask for more, gone ones for less", () => {
    const other = {
      ...aCall(),
      description: "a visitor who regrets",
      providerStates: [{ name: "messages", params: {} }]
    }
    const weights = (before: PactFile, after: PactFile) =>
      changesOf(before, after).map(({ says, weight }) => [weight, says])
    expect(weights(pactOf(aCall()), pactOf(aCall(), other))).toEqual([
      ["more", "'messages' is new, with the parameters none"],
      ["more", "is new, when messages: status 200 is wanted"]
    ])
    expect(weights(pactOf(aCall(), other), pactOf(aCall()))).toEqual([
      ["less", "'messages' is gone"],
      ["less", "is gone"]
    ])
  })

  test("a new description is no change for a provider", () => {
    const renamed = { ...aCall(), description: "a visitor who asks for plans" }
    expect(changesOf(pactOf(aCall()), pactOf(renamed))).toEqual([
      expect.objectContaining({ weight: "same", says: "has a new name, until now 'a visitor who looks for plans'" })
    ])
  })

  test("a pending call never asks for more", () => {
    const [before, after] = [aCall(), aCall()].map((call) => ({ ...call, pending: true })) as [Call, Call]
    after.response.status = 201
    expect(changesOf(pactOf(before), pactOf(after)).map(({ weight }) => weight)).toEqual(["same"])
  })
})

test("equal pacts have no changes; equal changes of several examples share a line", () => {
  expect(told("x", changesOf(pactOf(aCall()), pactOf(aCall())))).toContain("Nothing changed.")
  const examples = (top: number) =>
    pactOf(
      ...["one", "two"].map((description) => {
        const call = aCall()
        call.request.body.content.Top = top
        return { ...call, description }
      })
    )
  const lines = told("x", changesOf(examples(15), examples(20))).split("\n")
  expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(1)
  expect(lines.join(" ").replace(/ +/g, " ")).toContain("until now exactly `15` ('one', 'two')")
})
