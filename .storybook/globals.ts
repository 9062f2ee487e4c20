/** The initial value of a switch: the story decides. */
const untouched = { value: "story", title: "de la historia" } as const

const switches = {
  session: {
    title: "Sesión",
    description: "Who is logged in",
    icon: "user",
    items: [
      untouched,
      { value: "anonymous", title: "anónima" },
      { value: "unverified", title: "sin verificar" },
      { value: "verified", title: "verificada" },
      { value: "registered", title: "registrada" }
    ]
  },
  context: {
    title: "Contexto",
    description: "Whether the purchase began here or at a partner's",
    icon: "link",
    items: [untouched, { value: "normal", title: "normal" }, { value: "external", title: "externo" }]
  },
  network: {
    title: "Red",
    description: "What becomes of calls to the provider",
    icon: "lightning",
    items: [
      untouched,
      { value: "ok", title: "ok" },
      { value: "slow", title: "lenta" },
      { value: "down", title: "caída" },
      { value: "error", title: "500" }
    ]
  },
  motion: {
    title: "Movimiento",
    description: "Whether things may move, whatever this machine prefers",
    icon: "play",
    items: [
      { value: "story", title: "de este equipo" },
      { value: "normal", title: "normal" },
      { value: "reduced", title: "reducido" }
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
    const shown = items.map((item) => ({ ...item, title: `${title}: ${item.title}` }))
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
