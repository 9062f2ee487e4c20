import { useEffect, useState } from "react"

/** How long a load may take before the page mentions it, in milliseconds. */
const patience = 300

/** True once this component has been mounted for longer than `after`, in milliseconds. */
export const useLate = (after = patience): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return late
}
