import { isValidElement } from "react"

interface Prop {
  readonly type?: { readonly name: string; readonly value?: unknown }
  readonly control?: unknown
}

/** What the panel's JSON can show and give back: no handler and no element is in it. */
const isData = (value: unknown): boolean =>
  typeof value !== "function" &&
  !isValidElement(value) &&
  (typeof value !== "object" || value === null || Object.values(value).every(isData))

/** The values of a prop `options`, of which the prop `value` is one. */
const choicesIn = ({ options }: Readonly<Record<string, unknown>>): ReadonlyArray<unknown> =>
  Array.isArray(options) && options.every(isData) ? options.map((option) => option?.value) : []

/** Types whose control is no JSON. */
const plain = new Set(["boolean", "number", "string", "enum", "symbol", "function"])
const texts = new Set<unknown>(["string | undefined", "ReactNode"])

/**
 * Corrects the controls that Storybook derives from docgen, so that none of them breaks the story:
 * - `value` beside `options` is a choice of them;
 * - a text that docgen calls `other`, such as a ReactNode, is a text, not an object;
 * - handlers, elements and absent objects, which JSON cannot give back, have no control.
 */
export const withControls = <P extends Prop>(
  argTypes: Readonly<Record<string, P>>,
  args: Readonly<Record<string, unknown>>
) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      const choices = name === "value" ? choicesIn(args) : []
      if (choices.length > 0) return [name, { ...prop, control: { type: "select" as const }, options: choices }]
      const [{ type }, value] = [prop, args[name]]
      if (type?.name === "other" && texts.has(type.value)) {
        const control = typeof value === "object" ? false : prop.control
        return [name, { ...prop, control, type: { ...type, name: "string" as const } }]
      }
      const isSafe = prop.control !== undefined || plain.has(type?.name ?? "") || (value !== undefined && isData(value))
      return [name, isSafe ? prop : { ...prop, control: false as const }]
    })
  )
