import { useEffect, useState } from "react"

/** How long something may take before that is told, in milliseconds. */
const patience = 300

/** Whether what stands in this place is taking longer than a wait that is not noticed, or than another one in milliseconds. */
export const useLate = (after = patience): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return late
}
