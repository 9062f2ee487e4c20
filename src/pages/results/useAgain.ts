import { type ComponentType, useRef, useState } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { useQuoting } from "../../journey/quote/quoting"

/**
 * A part that loads when it is drawn. After a loss, `forget` lets the next drawing load it anew;
 * `again` does so at once, and the second time by a new document, which a release needs (ER-05).
 */
export const useAgain = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const quoting = useQuoting()
  const asked = useRef(0)
  const [Part, setPart] = useState(() => lazyPart(load))
  const forget = () => setPart(lazyPart(load))
  const again = () => {
    asked.current += 1
    forget()
    if (asked.current > 1) void quoting.renew()
  }
  return { Part, forget, again }
}
