import { parsed } from "./body"
import type { Generators, Interaction, Matchers, Message, Rules } from "./pactFile"
import { type Rule, ruleOf } from "./rule"

/** The rules of a message by place, such as `body $[*].Amount`, `header IdChannel`, `status`. */
export type Places = ReadonlyMap<string, Rule>

type Step = string | number

const stepsOf = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/\.([^.[]+)|\['([^']*)'\]|\[(\d+|\*)\]/g)].map(
    ([, name, quoted, row]) => name ?? quoted ?? row ?? ""
  )

const fits = (path: string, steps: ReadonlyArray<Step>) => {
  const wanted = stepsOf(path)
  return wanted.length === steps.length && wanted.every((one, nth) => one === "*" || one === String(steps[nth]))
}

const under = <Kept>(kept: Readonly<Record<string, Kept>> = {}, steps: ReadonlyArray<Step>): Kept | undefined =>
  Object.entries(kept).find(([path]) => fits(path, steps))?.[1]

/** `$.a['b-c'][*]`: `*` stands for each row of a list whose rows are alike. */
const named = (steps: ReadonlyArray<Step>) =>
  `body $${steps.map((one) => (typeof one === "number" || one === "*" ? `[${one}]` : /^\w+$/.test(one) ? `.${one}` : `['${one}']`)).join("")}`

interface Place {
  readonly steps: ReadonlyArray<Step>
  readonly shown: ReadonlyArray<Step>
  /** Whether a rule of kind `type` above holds here too. */
  readonly isAlike: boolean
}

/** The names in the state's answer that give a value, such as `departure`. */
const sourceOf = (generator: Generators[string] | undefined) =>
  generator &&
  ([...(generator.expression ?? "").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name).join("`, `") || generator.type)

const inBody = (
  body: unknown,
  rules: Rules | undefined,
  generators: Generators | undefined
): ReadonlyArray<readonly [string, Rule]> => {
  const visit = (value: unknown, { isAlike, shown, steps }: Place): ReadonlyArray<readonly [string, Rule]> => {
    const own = under(rules, steps)
    const rule: Matchers | undefined = own ?? (isAlike ? { matchers: [{ match: "type" }] } : undefined)
    const alike = own === undefined ? isAlike : own.matchers.some(({ match }) => match === "type")
    const here = [named(shown), ruleOf(rule, value, sourceOf(under(generators, steps)))] as const
    const entries: ReadonlyArray<readonly [Step, unknown]> = Array.isArray(value)
      ? value.map((one: unknown, nth) => [nth, one] as const)
      : Object.entries(typeof value === "object" && value !== null ? value : {})
    const below = entries.flatMap(([step, inner]) => {
      const name = Array.isArray(value) && alike ? "*" : step
      return visit(inner, { steps: [...steps, step], shown: [...shown, name], isAlike: alike })
    })
    return [here, ...below]
  }
  return visit(body, { steps: [], shown: [], isAlike: false })
}

const contentOf = ({ content, encoded }: NonNullable<Message["body"]>): unknown => {
  if (!encoded) return content
  const text = encoded === "JSON" ? String(content) : Buffer.from(String(content), "base64").toString()
  return parsed(text, text)
}

const listed = (
  kind: "header" | "query",
  values: Message["headers"],
  { generators, matchingRules }: Message
): ReadonlyArray<readonly [string, Rule]> =>
  Object.entries(values ?? {}).map(([name, [value, ...more]]) => {
    const source = sourceOf(generators?.[kind]?.[name])
    const example = more.length > 0 ? [value, ...more].join(", ") : value
    return [`${kind} ${name}`, ruleOf(matchingRules?.[kind]?.[name], example, source)]
  })

/** Every place of a message with its rule. The first row with a value shows a list. */
const placesOf = (message: Message): ReadonlyArray<readonly [string, Rule]> => {
  const { body, generators, matchingRules } = message
  const content = body?.content === undefined ? [] : inBody(contentOf(body), matchingRules?.body, generators?.body)
  return [...listed("query", message.query, message), ...listed("header", message.headers, message), ...content]
}

const asMap = (places: ReadonlyArray<readonly [string, Rule]>): Places => {
  const map = new Map<string, Rule>()
  for (const [place, rule] of places) if ((map.get(place)?.example ?? null) === null) map.set(place, rule)
  return map
}

/** What the portal sends, by place. */
export const sent = ({ request }: Interaction): Places => asMap(placesOf(request))

/** What the portal needs back, by place. */
export const needed = ({ response }: Interaction): Places =>
  asMap([["status", ruleOf(response.matchingRules?.status?.$, response.status, undefined)], ...placesOf(response)])
