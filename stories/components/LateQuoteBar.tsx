import { type ComponentProps, useState } from "react"
import { QuoteBar } from "../../src/components/QuoteBar/QuoteBar"
import { empty, filled } from "./quoteSamples"

/** A bar that receives its values a moment after the visitor left a field. */
export const Late = (args: ComponentProps<typeof QuoteBar>) => {
  const [come, setCome] = useState(false)
  return (
    <div onBlurCapture={() => setTimeout(() => setCome(true), 300)}>
      <QuoteBar {...args} fills={Number(come)} filling={!come} value={come ? filled : empty} />
    </div>
  )
}
