import { switchedIn } from "./globals"

/** What a switch makes of the world of a page: everything but how things move. */
const worldly = ["session", "context", "network"] as const

type Worldly = (typeof worldly)[number]
type Globals = Readonly<Record<string, unknown>>

const touchedIn = (globals: Globals): ReadonlyArray<Worldly> => {
  const switched = switchedIn(globals)
  return worldly.filter((name) => switched[name] !== "story")
}

/** Whether a switch of the toolbar makes the world another one than a story's own, so that what the story expects need not hold. */
export const isElsewhere = (globals: Globals): boolean => touchedIn(globals).length > 0

interface Played {
  readonly globals: Globals
  readonly parameters: { readonly world?: unknown; readonly playedUnder?: ReadonlyArray<Worldly> }
}

/**
 * Whether a story of a page is played: in its own world always; under another only where it says `parameters: { playedUnder: ["network"] }`,
 * since what it does leads somewhere under that switch, too. Otherwise the page is shown as it opens there.
 */
export const isPlayed = ({ globals, parameters }: Played): boolean =>
  parameters.world === undefined || touchedIn(globals).every((name) => parameters.playedUnder?.includes(name))
