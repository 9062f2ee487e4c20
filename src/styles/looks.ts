/** The landscapes: drawings of 1600 x 800, anchored at the bottom right (components/Scene). */
export type SceneName =
  | "patagonia"
  | "caribe"
  | "europa"
  | "faro"
  | "asia"
  | "ventana"
  | "atacama"
  | "quebrada"
  | "puente"

/** The light of a landscape: morning, golden hour or night. Set as `data-mood` on an ancestor. */
export type Mood = "alba" | "tarde" | "noche"

/** A landscape in its light. */
export type Scenery = {
  /** The landscape. */
  readonly scene: SceneName
  /** Its light: morning, golden hour or night. */
  readonly mood: Mood
}

/** The benefits on the home's stamps (components/Stamp). */
export type StampName = "telemedicine" | "worldwide" | "assistance" | "guarantee" | "network" | "annual"

/** Which drawings stand where in a brand. Its colours and characters are in theme.css. */
export interface Looks {
  /** The header over a hero: clear, or in the colours of the night. */
  readonly navbar: "transparent" | "dark"
  readonly heroes: readonly [Scenery, Scenery, Scenery]
  readonly benefits: ReadonlyArray<StampName>
  /** Of the products on the home, in turn. */
  readonly shelf: readonly [Scenery, ...Scenery[]]
  /** Of the last section of the home. */
  readonly band: Scenery
  /** Of the results, and of pages without a landscape of their own. */
  readonly results: Scenery
}
