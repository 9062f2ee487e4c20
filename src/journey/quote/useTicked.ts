import { useState } from "react"
import type { Plan } from "../../core/quote/plan"

/** The plans ticked for a mail. A plan that a new quote drops loses its tick (ML-01). */
export const useTicked = (plans: ReadonlyArray<Plan>) => {
  const [ticked, setTicked] = useState<ReadonlyArray<Plan["id"]>>([])
  const [offered, setOffered] = useState(plans)
  if (plans !== offered) {
    setOffered(plans)
    setTicked(ticked.filter((id) => plans.some((plan) => plan.id === id)))
  }
  return {
    isTicked: ({ id }: Plan) => ticked.includes(id),
    tick: ({ id }: Plan, on: boolean) => setTicked([...ticked.filter((other) => other !== id), ...(on ? [id] : [])]),
    clear: () => setTicked([])
  }
}
