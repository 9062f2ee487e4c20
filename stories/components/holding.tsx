import { type ComponentType, useState } from "react"

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
    const [held, setHeld] = useState(args[name])
    const hear = (next: typeof held) => {
      Reflect.apply(args[hears] as () => void, undefined, [next])
      setHeld(next)
    }
    return <Shown {...args} {...{ [name]: held, [hears]: hear }} />
  }
  return Holding
}
