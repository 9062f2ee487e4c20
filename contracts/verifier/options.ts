/** Ends with the reason why a check cannot run. */
export const giveUp = (reason: string): never => {
  console.error(reason)
  process.exit(2)
}

/** Why something failed. `fetch` itself says only that it did: its cause knows more. */
export const reasonOf = (failure: unknown): string => {
  const { cause = failure } = Object(failure)
  return cause instanceof Error ? cause.message || String(Object(cause).code ?? cause.name) : String(cause)
}

/** The options of a command. Prints its help and ends if they ask for it, or cannot be read. */
export const optionsOr = <Values extends { readonly help?: boolean | undefined }>(
  help: string,
  read: () => Values
): Values => {
  try {
    const values = read()
    if (!values.help) return values
    console.log(help)
  } catch (cause) {
    return giveUp(`${reasonOf(cause)}\n\n${help}`)
  }
  return process.exit(0)
}

/** Gives up with the reason of what a check rejects with. */
export const orGiveUp = (cause: unknown): never => giveUp(reasonOf(cause))

/** Checks an address of an option. */
export const asUrl = (name: string, value: string): string =>
  /^https?:/.test(value) && URL.canParse(value)
    ? value
    : giveUp(`--${name} is no address such as http://localhost:8080: ${value}`)

/** Checks a time of an option. */
export const asSeconds = (name: string, value: string): number =>
  Number(value) > 0 ? Number(value) : giveUp(`--${name} is no number of seconds: ${value}`)

/** Headers of 'Name: value'. */
export const headersOf = (lines: ReadonlyArray<string> = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? giveUp(`--header is 'Name: value', not: ${line}`)
      return [String(name), String(value)]
    })
  )
