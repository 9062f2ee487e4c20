import { shownId } from "../../src/core/quote/id"
import { financedTotal, type Instalment, type Plan } from "../../src/core/quote/plan"

type Sums = ReadonlyArray<string>

const inUnits = (cents: number) => (cents / 100).toFixed(2).replace(/\.?0+$/, "")

const odd = (plans: ReadonlyArray<Plan>, is: (plan: Plan, way: Instalment, total: number) => boolean): Sums =>
  plans.flatMap((plan) =>
    plan.instalments.flatMap((way) => {
      const total = financedTotal(plan, way)
      if (total === undefined || !is(plan, way, total)) return []
      const sum = `${way.count} × ${inUnits(way.amount)} is ${inUnits(total)}`
      return [`plan ${shownId(plan.id)}: ${sum}, and its Amount is ${inUnits(plan.amount)}`]
    })
  )

/** No interest explains it: less than the price, the whole price in each, one that is another price. */
const isWrong = ({ amount }: Plan, way: Instalment, total: number) =>
  total < amount || way.count === 1 || Math.abs(way.amount - amount) <= 100

/** Instalments that cannot belong to the price of their plan, a sentence each. */
export const wrongInstalments = (plans: ReadonlyArray<Plan>): Sums => odd(plans, isWrong)

/** Instalments that cost more than the price, and what the portal makes of them. */
export const dearInstalments = (plans: ReadonlyArray<Plan>): Sums =>
  odd(plans, (plan, way, total) => !isWrong(plan, way, total)).map(
    (sum) => `${sum}: the portal shows that total, without 'sin interés' and without a CFTEA`
  )
