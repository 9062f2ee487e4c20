import { channels } from "../../.storybook/channels"
import { modesOf, pageWidths } from "../../.storybook/modes"
import { hasPage } from "../../src/core/channel/paths"
import { brandOf } from "../brands"

/** The photographs of a page that only some channels have: those of the first one (SR-08). */
export const pageModesOf = (path: string) => {
  const [first = ""] = channels.filter((channel) => hasPage(brandOf(channel).channel, path))
  return modesOf([first], pageWidths)
}
