import { type ComponentType, useState } from "react"

/**
 * Draws a field that holds what a visitor enters, in the prop of this name, as a form does for it.
 * The story's `onChange` hears each change.
 */
export const holding = <Props extends { readonly onChange: (next: never) => void }>(
  Field: ComponentType<Props>,
  name: "value" | "checked"
) => {
  const Holding = (args: Props) => {
    const [held, setHeld] = useState<unknown>(args[name as keyof Props])
    const onChange = (next: never) => {
      args.onChange(next)
      setHeld(next)
    }
    return <Field {...args} {...{ [name]: held, onChange }} />
  }
  return Holding
}
