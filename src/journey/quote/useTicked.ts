import { useCallback, useState } from "react"
import type { Plan } from "../../core/quote/plan"

/** The plans ticked for a mail. A plan that a new quote drops loses its tick (ML-01). */
export const useTicked = (plans: ReadonlyArray<Plan>) => {
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([])
  const [offered, setOffered] = useState(plans)
  if (plans !== offered) {
    setOffered(plans)
    setTicked(ticked.filter((id) => plans.some((plan) => String(plan.id) === id)))
  }
  const tick = useCallback(
    (id: string, on: boolean) =>
      setTicked((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]),
    []
  )
  return { isTicked: (id: string) => ticked.includes(id), tick, clear: () => setTicked([]) }
}
