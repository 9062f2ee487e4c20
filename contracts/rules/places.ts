import { entriesOf, type Path, stepsOf } from "./body"
import type { Interaction, Matchers, Message, Rules } from "./pactFile"
import { keeps, type Rule, ruleOf } from "./rule"

/** The rules of a message by place, such as `body $[*].Amount`, `header IdChannel`, `status`. */
export type Places = ReadonlyMap<string, Rule>

type Placed = readonly [place: string, rule: Rule]

const fits = (steps: Path, path: Path) =>
  steps.length === path.length && steps.every((one, nth) => one === "*" || one === path[nth])

/** `*` stands for each row of a list whose rows are alike, as a rule of kind `type` at or above it says. */
const inBody = (body: unknown, rules: Rules = {}): ReadonlyArray<Placed> => {
  const visit = (value: unknown, path: Path, place: string, isAlike: boolean): ReadonlyArray<Placed> => {
    const own = Object.entries(rules).find(([one]) => fits(stepsOf(one), path))?.[1]
    const rule: Matchers | undefined = own ?? (isAlike ? { matchers: [{ match: "type" }] } : undefined)
    const alike = own?.matchers.some(({ match }) => match === "type") ?? isAlike
    const below = entriesOf(value).flatMap(([step, inner]) => {
      const name = typeof step === "string" ? `.${step}` : `[${alike ? "*" : step}]`
      return visit(inner, [...path, step], `${place}${name}`, alike)
    })
    return [[place, ruleOf(rule, value)], ...below]
  }
  return visit(body, [], "body $", false)
}

const listed = (kind: "header" | "query", values: Message["headers"] = {}, rules: Rules = {}): ReadonlyArray<Placed> =>
  Object.entries(values).map(([name, all]) => [`${kind} ${name}`, ruleOf(rules[name], all.join(", "))])

/** Every place of a message with its rule. The first row with a value shows a list. */
const placesOf = ({ body, headers, matchingRules, query }: Message, more: ReadonlyArray<Placed> = []): Places => {
  const content = body?.content === undefined ? [] : inBody(body.content, matchingRules?.body)
  const map = new Map<string, Rule>()
  for (const [place, rule] of [
    ...more,
    ...listed("query", query),
    ...listed("header", headers, matchingRules?.header),
    ...content
  ])
    if ((map.get(place)?.example ?? null) === null) map.set(place, rule)
  return map
}

/** What the portal sends, by place. */
export const sent = ({ request }: Interaction): Places => placesOf(request)

/** What the portal needs back, by place. */
export const needed = ({ response }: Interaction): Places =>
  placesOf(response, [["status", ruleOf(response.matchingRules?.status?.$, response.status)]])

const noRow = Symbol("no row")

const valueAt = (body: unknown, path: Path): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return body
  if (step === "*" && Array.isArray(body) && body.length === 0) return noRow
  return valueAt(Object(body)[step === "*" ? 0 : step], rest)
}

/** The first place of an answer that a call wants and does not get; undefined if it is as agreed. */
export const firstDifference = (call: Interaction, status: number, body: unknown): string | undefined => {
  for (const [place, rule] of needed(call)) {
    if (place.startsWith("header ")) continue
    const found = place === "status" ? status : valueAt(body, stepsOf(place))
    if (found === undefined) return `${place} is missing`
    if (found !== noRow && !keeps(found, rule)) return `${place} is ${JSON.stringify(found).slice(0, 60)}`
  }
  return undefined
}
