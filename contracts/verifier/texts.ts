import { shownId } from "../../src/core/quote/id"
import type { Plan } from "../../src/core/quote/plan"

/** What stands in no text that a visitor reads, and what it is. */
const odd = [
  [/&(?:#\d+|[a-z]+);|<\/?[a-z][^<>]*>/i, "is HTML, and the portal shows it as it stands"],
  [/^(?:null|undefined|NaN|\[object Object\])$/, "is no text to show"]
] as const

/** Every text of a plan that a page shows. */
const textsOf = ({ benefits, coverage, description = "", name, title }: Plan) => [
  title,
  name,
  coverage,
  description,
  ...benefits.flatMap((benefit) => [benefit.description, benefit.detail])
]

/** Texts of plans that were written for no visitor, a sentence each. */
export const oddTexts = (plans: ReadonlyArray<Plan>): ReadonlyArray<string> =>
  plans.flatMap((plan) =>
    odd.flatMap(([form, why]) => {
      const [found] = textsOf(plan).flatMap((text) => form.exec(text) ?? [])
      return found === undefined ? [] : [`'${found}' of plan ${shownId(plan.id)} ${why}`]
    })
  )
