import type { Search } from "../trip/search"
import { linkOf } from "../trip/sharedLink"
import { type Cents, financedTotal, type Instalment, longestInstalment, type Plan } from "./plan"

/** More plans than this are not read in a chat. */
const most = 3

/** What a message tells of a plan. */
export interface SentPlan {
  readonly title: string
  /** In the provider's words. */
  readonly coverage: string
  readonly instalment: Instalment | undefined
  /** The price of all passengers. */
  readonly amount: Cents
  /** What the instalments come to, if it is not the price. */
  readonly financed: Cents | undefined
}

/** What a message tells of an offer. Of who asked for it, it holds only the ages in the link. */
export interface SentOffer {
  readonly trip: Search["trip"]
  /** The query of the link to the trip. */
  readonly link: string
  /** The first of those on offer, in their order. */
  readonly plans: ReadonlyArray<SentPlan>
}

/** An offer as it goes to a chat: its trip, and at most three plans (OU-in-the-chat). */
export const sentOffer = (plans: ReadonlyArray<Plan>, { trip }: Pick<Search, "trip">): SentOffer => ({
  trip,
  link: linkOf(trip),
  plans: plans.slice(0, most).map((plan) => {
    const instalment = longestInstalment(plan)
    return {
      title: plan.title,
      coverage: plan.coverage,
      instalment,
      amount: plan.amount,
      financed: financedTotal(plan, instalment)
    }
  })
})
