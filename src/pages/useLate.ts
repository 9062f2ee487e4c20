import { useEffect, useState } from "react"

/** How long something may take before that is told, in milliseconds. */
const patience = 300

/** Whether what stands in this place is taking longer than a wait that nobody notices. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return late
}
