import type { Preview } from "@storybook/react-vite"

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number]
type ArgType = ReturnType<Enhancer>[string]
type PropType = Exclude<ArgType["type"], string | undefined>

const isUndefined = (type: PropType) => type.name === "other" && type.value === "undefined"

/** Drops `undefined` from a union, so that the documentation shows the type of a present value. */
const present = (type: PropType): PropType => {
  if (type.name !== "union") return type
  const [only, ...others] = type.value.filter((part) => !isUndefined(part))
  return only && others.length === 0 ? { ...only, required: type.required ?? false } : type
}

/** In characters; a longer type is summarised. */
const longest = 120

const said = (type: PropType, raw: string | undefined, arg: unknown) => {
  const written = (raw ?? "")
    .replace(/\s+/g, " ")
    .replace(/ ?\| undefined$/, "")
    .replace(/^\| /, "")
  if (type.name === "enum" && type.value.length > 8) return `one of ${type.value.length} names`
  if (written !== "" && written.length <= longest) return written
  if (type.name === "other") return Array.isArray(arg) ? "list" : type.value
  return type.name
}

/** Shows each prop's type from react-docgen, and offers controls to match. */
export const plainTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType
      if (!type || typeof type === "string") return [name, argType]
      const plain = present(type)
      const summary = said(plain, type.raw, initialArgs[name])
      return [name, { ...argType, type: plain, table: { ...table, type: { ...table?.type, summary } } }]
    })
  )
