import { isAbout } from "../asking/answersTo"
import { type Benefit, type Cents, comparableBenefits, longestInstalment, type Plan } from "../quote/plan"
import { usdOf } from "./planReason"

/** A benefit with its detail in each plan, in their order. Undefined: that plan lacks it. */
interface BenefitRow {
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

/** What a comparison may say, the most wanted first. A part of a subject follows it. */
const subjects = [
  "medical",
  "illness",
  "accident",
  "cancelling",
  "dentist",
  "lostBaggage",
  "lateBaggage",
  "preexisting",
  "medicines",
  "accidentInsurance",
  "bail",
  "lawyer",
  "rescue"
] as const

type Subject = (typeof subjects)[number]

/** What another plan costs and covers more. Negative: less. */
interface PlanDifference {
  /** The number of instalments, equal in both plans. */
  readonly count: number
  readonly instalment: Cents
  /** One to three changes, in whole USD. */
  readonly changes: ReadonlyArray<{ readonly subject: Subject; readonly usd: number }>
  /** How many other rows differ. */
  readonly others: number
}

const changeOf = ({ details: [first, second] }: BenefitRow) => {
  const [before, after] = [usdOf(first), usdOf(second)]
  return before === undefined || after === undefined ? undefined : after - before
}

/** The change that all rows of a subject share. Undefined if they do not. */
const sharedChange = (rows: ReadonlyArray<BenefitRow>) => {
  const [first, ...others] = new Set(rows.map(changeOf))
  return others.length === 0 ? first : undefined
}

const mostChanges = 3

/**
 * The price of going from one plan to another, with what it buys. Undefined unless both have as
 * many instalments and a row with two different amounts in USD (OU-16).
 */
export const differenceBetween = (
  from: Pick<Plan, "instalments" | "benefits">,
  to: Pick<Plan, "instalments" | "benefits">
): PlanDifference | undefined => {
  const [before, after] = [longestInstalment(from), longestInstalment(to)]
  if (!before || before.count !== after?.count) return undefined
  const rows = benefitRows([from, to])
  const said = new Set<BenefitRow>()
  const changes = subjects.flatMap((subject) => {
    const about = rows.filter((row) => !said.has(row) && isAbout(subject, row.description))
    const usd = sharedChange(about)
    if (!usd) return []
    for (const row of about) said.add(row)
    return { subject, usd, rows: about.length }
  })
  if (changes.length === 0) return undefined
  const shown = changes.slice(0, mostChanges)
  const differing = rows.filter(({ details: [first, second] }) => first !== second).length
  return {
    count: before.count,
    instalment: after.amount - before.amount,
    changes: shown.map(({ subject, usd }) => ({ subject, usd })),
    others: differing - shown.reduce((sum, { rows: told }) => sum + told, 0)
  }
}
