import { type Benefit, comparableBenefits, type Plan } from "./plan"

/** One benefit of several plans: what each says of it, in the order of the plans; undefined where a plan does not have it. */
export interface BenefitRow {
  readonly description: string
  readonly details: ReadonlyArray<string | undefined>
}

/** A plan may say the same twice: the second time is a benefit of its own. */
const numbered = (benefits: ReadonlyArray<Benefit>) => {
  const times = new Map<string, number>()
  return benefits.map(({ description, detail }) => {
    const said = description.trim()
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return { key: `${said} ${time}`, description: said, detail: detail.trim() }
  })
}

/** Everything that at least one of the plans covers, without notes and in Spanish order, a benefit a row (OU-16). */
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
