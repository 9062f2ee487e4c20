import { useLayoutEffect, useRef, useState } from "react"
import type { Rgb } from "./contrast"

/** A computed colour as numbers. */
export const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

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

/** The computed value of a token at this place. */
export const TokenValue = ({ token }: { readonly token: string }) => (
  <Measured read={(around) => getComputedStyle(around).getPropertyValue(token).trim()} />
)
