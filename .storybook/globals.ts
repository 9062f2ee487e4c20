const switches = {
  session: {
    title: "Session",
    description: "On a page: who is logged in",
    icon: "user",
    values: ["anonymous", "unverified", "verified", "registered"]
  },
  context: {
    title: "Context",
    description: "On a page: whether the purchase began here or at a partner's",
    icon: "link",
    values: ["normal", "external"]
  },
  network: {
    title: "Network",
    description: "On a page: what becomes of calls to the provider",
    icon: "lightning",
    values: ["ok", "slow", "down", "error"]
  }
} as const

type Switches = typeof switches

/** The names of the switches. Each changes the world of a page. */
export const switchNames = ["session", "context", "network"] as const
export type SwitchName = (typeof switchNames)[number]

/** The value of each switch; `story`, the initial one, lets the story decide. */
export type Switched = { readonly [Name in SwitchName]: "story" | Switches[Name]["values"][number] }

/** The switches in Storybook's format. */
export const switchTypes = Object.fromEntries(
  switchNames.map((name) => {
    const { description, icon, title, values } = switches[name]
    // The icon names the switch: with its name too, four set switches are wider than 1280 px.
    const items = values.map((value) => ({ value, title: value }))
    const untouched = { value: "story", title, right: "as the story tells" }
    return [name, { description, toolbar: { title, icon, items: [untouched, ...items], dynamicTitle: true } }]
  })
)

export const untouchedSwitches: Switched = { session: "story", context: "story", network: "story" }

/** Reads the switches from Storybook's globals. An unknown value counts as untouched. */
export const switchedIn = (globals: Readonly<Record<string, unknown>>): Switched => {
  const known = switchNames.flatMap((name) =>
    switches[name].values.flatMap((value) => (value === globals[name] ? [[name, value] as const] : []))
  )
  return { ...untouchedSwitches, ...Object.fromEntries(known) }
}
