import { useLayoutEffect, useRef, useState } from "react"
import { Name, Value } from "./Sheet"

export interface MeasuredProps {
  /** Receives the element around the text. */
  readonly read: (around: HTMLElement) => string
}

/** Text measured in the page; measured again at each render and resize. */
export const Measured = ({ read }: MeasuredProps) => {
  const ref = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState("")
  useLayoutEffect(() => {
    const look = () => {
      const around = ref.current?.parentElement
      if (around) setText(read(around))
    }
    look()
    window.addEventListener("resize", look)
    return () => window.removeEventListener("resize", look)
  })
  return <span ref={ref}>{text}</span>
}

/** A token's name, and its computed value at this place. */
export const Token = ({ name }: { readonly name: string }) => (
  <>
    <Name>{name}</Name>{" "}
    <Value>
      <Measured read={(around) => getComputedStyle(around).getPropertyValue(name).trim()} />
    </Value>
  </>
)
