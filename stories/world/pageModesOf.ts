import { pageModes } from "../../.storybook/modes"
import { hasPage } from "../../src/core/channel/paths"
import { brandOf } from "../brands"

/** The photographs of a page that only some channels have: a channel without it needs none (SR-08). */
export const pageModesOf = (path: string) =>
  Object.fromEntries(Object.entries(pageModes).filter(([, { channel }]) => hasPage(brandOf(channel).channel, path)))
