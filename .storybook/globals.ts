/** The initial value of a switch: the story decides. */
const untouched = { value: "story", title: "", right: "as the story tells" } as const

const switches = {
  session: {
    title: "Session",
    description: "Who is logged in",
    icon: "user",
    items: [
      untouched,
      { value: "anonymous", title: "anonymous" },
      { value: "unverified", title: "unverified" },
      { value: "verified", title: "verified" },
      { value: "registered", title: "registered" }
    ]
  },
  context: {
    title: "Context",
    description: "Whether the purchase began here or at a partner's",
    icon: "link",
    items: [untouched, { value: "normal", title: "normal" }, { value: "external", title: "external" }]
  },
  network: {
    title: "Network",
    description: "What becomes of calls to the provider",
    icon: "lightning",
    items: [
      untouched,
      { value: "ok", title: "ok" },
      { value: "slow", title: "slow" },
      { value: "down", title: "down" },
      { value: "error", title: "500" }
    ]
  },
  motion: {
    title: "Motion",
    description: "Whether things may move, whatever this machine prefers",
    icon: "play",
    items: [
      { value: "story", title: "", right: "as this machine prefers" },
      { value: "normal", title: "normal" },
      { value: "reduced", title: "reduced" }
    ]
  }
} as const

type Switches = typeof switches

/** The value of each switch. */
export type Switched = { readonly [Name in keyof Switches]: Switches[Name]["items"][number]["value"] }

const names = ["session", "context", "network", "motion"] as const

/** The switches in Storybook's format. */
export const switchTypes = Object.fromEntries(
  names.map((name) => {
    const { description, icon, items, title } = switches[name]
    // The icon names the switch: with its name too, five set switches are wider than 1280 px.
    const shown = items.map((item) => ({ ...item, title: item.title || title }))
    return [name, { description, toolbar: { title, icon, items: shown, dynamicTitle: true } }]
  })
)

export const untouchedSwitches: Switched = { session: "story", context: "story", network: "story", motion: "story" }

/** Reads the switches from Storybook's globals. An unknown value counts as untouched. */
export const switchedIn = (globals: Readonly<Record<string, unknown>>): Switched => {
  const known = names.flatMap((name) =>
    switches[name].items.flatMap(({ value }) => (value === globals[name] ? [[name, value] as const] : []))
  )
  return { ...untouchedSwitches, ...Object.fromEntries(known) }
}
