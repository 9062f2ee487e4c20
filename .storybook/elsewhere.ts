import { everyBrand } from "./everyBrand"
import { type SwitchName, switchedIn, switchNames } from "./globals"

type Globals = Readonly<Record<string, unknown>>

const touchedIn = (globals: Globals): ReadonlyArray<SwitchName> => {
  const switched = switchedIn(globals)
  return switchNames.filter((name) => switched[name] !== "story")
}

/** True if a switch gives the story another world than its own. Its expectations may then fail. */
export const isElsewhere = (globals: Globals): boolean => touchedIn(globals).length > 0

interface Played {
  readonly globals: Globals
  readonly parameters: { readonly world?: unknown; readonly playedUnder?: ReadonlyArray<SwitchName> }
}

/**
 * A story plays in one brand. A page's story plays in its own world. Under a switch it plays only
 * if it declares `parameters: { playedUnder: ["network"] }`, because its steps make sense there
 * too. Otherwise the page shows as it opens.
 */
export const isPlayed = ({ globals, parameters }: Played): boolean =>
  globals.channel !== everyBrand &&
  (parameters.world === undefined || touchedIn(globals).every((name) => parameters.playedUnder?.includes(name)))
