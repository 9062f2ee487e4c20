import "../src/styles/tokens.css"
import "../src/styles/base.css"
import "../src/channels/firstTheme"
import type { Decorator, Preview } from "@storybook/react-vite"
import { configure } from "storybook/test"
import { AllBrands } from "./AllBrands"
import { atRest } from "./atRest"
import { channelFor } from "./channels"
import { isPlayed } from "./elsewhere"
import { everyBrand } from "./everyBrand"
import { lowButtons } from "./lowButtons"
import { onceModes } from "./modes"
import { shownFirst } from "./shown"
import { setPlayed } from "./storybook"
import { viewports } from "./widths"

// Lazy parts (a popup, the carousel) need more than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/**
 * Sets language and channel on the document, like src/index.html, because dialogs and popovers
 * stand outside the story's element.
 */
const withChannel: Decorator = (Story, { globals, id, viewMode }) => {
  document.documentElement.lang = "es"
  document.documentElement.dataset.channel = channelFor(globals.channel)
  if (globals.channel === everyBrand && viewMode === "story") return <AllBrands story={id} globals={globals} />
  return <Story />
}

/** All of the preview that a picture can show: a change photographs every story. */
export const look = {
  beforeEach: [(context) => setPlayed(isPlayed(context)), shownFirst],
  afterEach: [lowButtons, atRest],
  decorators: [withChannel],
  parameters: {
    viewport: { options: viewports },
    // What stands around a page has stories of its own.
    chromatic: {
      modes: onceModes,
      ignoreSelectors: [":has(> main ~ footer) > header", "main ~ footer", "main ~ footer ~ *"]
    },
    layout: "padded"
  }
} satisfies Preview
