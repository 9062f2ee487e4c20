import { type Benefit, comparableBenefits, type Plan } from "./plan"

/**
 * One benefit with its detail in each plan, in the order of the plans. Undefined: that plan lacks
 * it.
 */
export interface BenefitRow {
  readonly description: string
  readonly details: ReadonlyArray<string | undefined>
}

/** A plan may list a benefit twice. The second one gets its own row. */
const numbered = (benefits: ReadonlyArray<Benefit>) => {
  const times = new Map<string, number>()
  return benefits.map(({ description, detail }) => {
    const said = description.trim()
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return { key: `${said} ${time}`, description: said, detail: detail.trim() }
  })
}

/** The benefits of all plans, one row each, without notes and in Spanish order (OU-16). */
export const benefitRows = (plans: ReadonlyArray<Pick<Plan, "benefits">>): ReadonlyArray<BenefitRow> => {
  const said = plans.map(({ benefits }) => numbered(comparableBenefits(benefits)))
  const descriptions = new Map(said.flat().map(({ key, description }) => [key, description]))
  const rows = [...descriptions].map(([key, description]) => ({
    description,
    details: said.map((benefits) => benefits.find((benefit) => benefit.key === key)?.detail)
  }))
  const { compare } = new Intl.Collator("es")
  return rows.toSorted((a, b) => compare(a.description, b.description))
}
