import "../src/styles/tokens.css"
import "../src/styles/scenes.css"
import "../src/styles/base.css"
import "../src/channels/firstTheme"
import "./docs.css"
import type { Decorator, Preview } from "@storybook/react-vite"
import { extractComponentDescription } from "storybook/internal/docs-tools"
import { configure } from "storybook/test"
import { AllBrands } from "./AllBrands"
import { atRest } from "./atRest"
import { channelFor, channels } from "./channels"
import { isPlayed } from "./elsewhere"
import { everyBrand } from "./everyBrand"
import { globalsAround } from "./framed"
import { switchedIn, switchTypes, untouchedSwitches } from "./globals"
import { lowButtons } from "./lowButtons"
import { onceModes } from "./modes"
import { setMotion } from "./motion"
import { plainTypes } from "./plainTypes"
import { replayOnSwitch } from "./replay"
import { shownFirst } from "./shown"
import { viewports } from "./widths"

// Lazy parts (a popup, the carousel) need more than the default second on a busy machine.
configure({ asyncUtilTimeout: 5000 })

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

/** Runs before the story renders, so that its motion queries get the switch's answer. */
const withMotion: Decorator = (Story, { globals }) => {
  setMotion(switchedIn(globals).motion)
  return <Story />
}

/**
 * Turns the play of the current story on or off. Storybook has no setting for it, so this changes
 * the render just before the play. Its test addon has no switches, and plays every story.
 */
const decidePlay = (context: Parameters<typeof isPlayed>[0]) => {
  const currentRender = window.__STORYBOOK_PREVIEW__?.currentRender
  if (currentRender?.renderOptions) currentRender.renderOptions.autoplay = isPlayed(context)
}

const initialGlobals = { channel: channels[0], ...untouchedSwitches, ...globalsAround() }
replayOnSwitch(initialGlobals)

const preview: Preview = {
  beforeEach: [decidePlay, shownFirst],
  afterEach: [lowButtons, atRest],
  decorators: [withChannel, withMotion],
  tags: ["autodocs"],
  argTypesEnhancers: [plainTypes],
  globalTypes: {
    channel: {
      description: "The brand whose look is shown",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        items: [
          ...channels.map((value) => ({ value, title: value.toUpperCase() })),
          { value: everyBrand, title: "All brands" }
        ],
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
          "Start",
          "Foundations",
          "Brands",
          "Components",
          ["Actions", "Fields", "Feedback", "Layout", "Brand", "Quote", "Plans", "Checkout", "Account"],
          "Pages",
          "Parts",
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
    // The sentence of a component that React remembers stands on the function within.
    docs: {
      extractComponentDescription: (shown?: { type?: object }) => extractComponentDescription(shown?.type ?? shown)
    },
    viewport: { options: viewports },
    // Header and footer around a page have stories of their own.
    chromatic: { modes: onceModes, ignoreSelectors: [":has(> main ~ footer) > header", "main ~ footer"] },
    controls: { expanded: true },
    layout: "padded"
  }
}

export default preview
