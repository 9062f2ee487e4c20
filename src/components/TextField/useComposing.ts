import { type ChangeEvent, type CompositionEvent, type SyntheticEvent, useState } from "react"

export type Typing = {
  /** The text of the field, as typed: a day is `12/05/2027`, an expiry `08/29`. */
  readonly value: string
  /** After each key, or once a composed text is complete. */
  readonly onChange: (value: string) => void
  /** After each key, also while a text is composed that the field does not rewrite. */
  readonly onInput?: ((event: SyntheticEvent<HTMLInputElement>) => void) | undefined
}

const composes = ({ nativeEvent }: SyntheticEvent) => "isComposing" in nativeEvent && nativeEvent.isComposing === true

/**
 * Leaves the text of a field that rewrites it alone while a keyboard composes, and reports it at
 * the end: many such keyboards write a text that changed under them twice.
 */
export const useComposing = ({ onChange, onInput, value }: Typing, rewrites = true) => {
  const [composed, setComposed] = useState<string>()
  const isHeld = (event: SyntheticEvent) => rewrites && composes(event)
  return {
    value: composed ?? value,
    onInput: (event: SyntheticEvent<HTMLInputElement>) => {
      if (!isHeld(event)) onInput?.(event)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      (isHeld(event) ? setComposed : onChange)(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      if (composed === undefined) return
      setComposed(undefined)
      onInput?.(event)
      onChange(event.currentTarget.value)
    }
  }
}
