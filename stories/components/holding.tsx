import { type ComponentType, useState } from "react"

/** What a visitor enters, until the panel gives another value. */
export const useHeld = <Value,>(given: Value) => {
  const [held, hold] = useState({ given, value: given })
  if (!Object.is(held.given, given)) hold({ given, value: given })
  return [held.value, (value: Value) => hold({ given, value })] as const
}

/**
 * Draws a component that holds what a visitor enters, in the prop `name`, as a form or a page does
 * for it. The story's handler, the prop `hears`, hears each change.
 */
export const holding = <Props extends object>(
  Shown: ComponentType<Props>,
  name: keyof Props,
  hears = "onChange" as keyof Props
) => {
  const Holding = (args: Props) => {
    const [held, setHeld] = useHeld(args[name])
    const hear = (next: typeof held) => {
      Reflect.apply(args[hears] as () => void, undefined, [next])
      setHeld(next)
    }
    return <Shown {...args} {...{ [name]: held, [hears]: hear }} />
  }
  return Holding
}
