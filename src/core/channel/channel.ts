import type { DurationTable, TripLimits } from "../trip/tripRules"

/** The light in which a drawing is shown. */
export type Mood = "alba" | "tarde" | "noche"

/** The drawings of the house's set. */
export const sceneNames = ["patagonia", "caribe", "europa", "asia", "ventana", "atacama", "quebrada", "puente"] as const
export type SceneName = (typeof sceneNames)[number]

/** A drawing of the house's set, in one of its lights. */
export interface Scenery {
  readonly scene: SceneName
  readonly mood: Mood
}

/** Everything in which one brand differs from another, words and looks aside: values, no behaviour (1§1, 1§9). */
export interface Channel {
  /** The folder's name, the first label of its development host and the value of `data-channel`. */
  readonly id: string
  /** The value of the IdChannel header (1§7). */
  readonly code: string
  readonly brandName: string
  /** Every host that is this channel, exact and in lower case. The first one is its canonical address (2§1). */
  readonly hosts: ReadonlyArray<string>
  readonly locale: "es-AR" | "es-CL"
  /** Where every trip begins (1§1). */
  readonly origin: string
  readonly currency: { readonly code: string; readonly name: string; readonly symbol: string }
  readonly trip: TripLimits & { readonly durations: ReadonlyArray<DurationTable> }
  /** Price without taxes = price x this; at 1 the line is not shown (1§9). */
  readonly taxCoefficient: number
  /** Contact lines, as they are read aloud and dialled (1§3). */
  readonly phones: ReadonlyArray<string>
  /** Weekday hours of the contact lines; absent where none are kept (2§9). */
  readonly hours?: string
  /** Hosts that `/api_url` may name as the proxy, besides the portal's own. */
  readonly proxyHosts: ReadonlyArray<string>
  /** The plan that covers the channel's own country, with highlights of its own (2§2). */
  readonly nationalPlan?: string
  /** The top bar: see-through over the hero, or always dark (1§2). */
  readonly navbar: "transparent" | "dark"
  /** The drawings of the home, the first one shown first. */
  readonly heroes: readonly [Scenery, ...ReadonlyArray<Scenery>]
  /** The drawing behind the title of the results. */
  readonly resultsScenery: Scenery
}
