import "../src/styles/tokens.css"
import "../src/styles/base.css"
import type { Decorator, Preview } from "@storybook/react-vite"
import { configure } from "storybook/test"
import { channels } from "./channels"
import { isPlayed } from "./elsewhere"
import { globalsAround } from "./framed"
import { switchedIn, switchTypes, untouchedSwitches } from "./globals"
import { onceModes } from "./modes"
import { setMotion } from "./motion"
import { plainTypes } from "./plainTypes"
import { freshWorld, replayOnSwitch } from "./replay"
import { shownFirst } from "./shown"
import { viewports } from "./widths"
import { withWorld } from "./withWorld"

// What arrives late (a popup, the carousel) arrives later still on a busy machine; a second is not enough.
configure({ asyncUtilTimeout: 5000 })

/** Dresses the whole document, as src/index.html does: dialogs and popovers live outside the story's own element. */
const withChannel: Decorator = (Story, { globals }) => {
  document.documentElement.lang = "es"
  document.documentElement.dataset.channel = String(globals.channel)
  return <Story />
}

/** Set before the story is drawn: what it asks while it is drawn is already answered. */
const withMotion: Decorator = (Story, { globals }) => {
  setMotion(switchedIn(globals).motion)
  return <Story />
}

/** Storybook has no setting for it: a story is played if the one that is being shown is, which is decided here, just before. */
const decidePlay = (context: Parameters<typeof isPlayed>[0]) => {
  const { currentRender } = window.__STORYBOOK_PREVIEW__
  if (currentRender?.renderOptions) currentRender.renderOptions.autoplay = isPlayed(context)
}

const initialGlobals = { channel: channels[0], ...untouchedSwitches, ...globalsAround() }
replayOnSwitch(initialGlobals)

const preview: Preview = {
  beforeEach: [freshWorld, decidePlay, shownFirst],
  decorators: [withWorld, withChannel, withMotion],
  tags: ["autodocs"],
  argTypesEnhancers: [plainTypes],
  globalTypes: {
    channel: {
      description: "The brand whose look is shown",
      toolbar: {
        title: "Canal",
        icon: "paintbrush",
        items: channels.map((value) => ({ value, title: value.toUpperCase() })),
        dynamicTitle: true
      }
    },
    ...switchTypes
  },
  initialGlobals,
  parameters: {
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Foundations",
          "Components",
          "Pages",
          "Flows",
          "Specification",
          "Decisions",
          "Operating",
          "Rules",
          "Contract",
          "Texts"
        ]
      }
    },
    a11y: {
      test: "error",
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }
    },
    viewport: { options: viewports },
    chromatic: { modes: onceModes },
    controls: { expanded: true },
    layout: "padded"
  }
}

export default preview
