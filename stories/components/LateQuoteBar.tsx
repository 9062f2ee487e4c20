import { type ComponentProps, useState } from "react"
import { QuoteBar } from "../../src/components/QuoteBar/QuoteBar"
import { empty, filled } from "./quoteSamples"

/** A bar that is filled a moment after one of its fields was left. */
export const Late = (args: ComponentProps<typeof QuoteBar>) => {
  const [come, setCome] = useState(false)
  return (
    <div onBlurCapture={() => setTimeout(() => setCome(true), 300)}>
      <QuoteBar {...args} fills={Number(come)} filling={!come} value={come ? filled : empty} />
    </div>
  )
}
