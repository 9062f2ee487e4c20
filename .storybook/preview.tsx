import "./docs.css"
import type { Preview } from "@storybook/react-vite"
import { adviceFor } from "./advice"
import { channels } from "./channels"
import { withControls } from "./controls"
import { everyBrand } from "./everyBrand"
import { globalsAround } from "./framed"
import { switchTypes, untouchedSwitches } from "./globals"
import { look } from "./look"
import { replayedOnSwitch } from "./replay"

interface Documented {
  readonly __docgenInfo?: { readonly description?: string }
}

/** A component's page begins with the component's own comment, and with when to use it. */
const described = (component: Documented, { parameters }: { readonly parameters: { readonly fileName: string } }) =>
  [component.__docgenInfo?.description, adviceFor(parameters.fileName)].filter(Boolean).join("\n\n")

/** The look of stories, and what only Storybook's own panels show: Chromatic does not trace this file. */
const preview: Preview = {
  ...look,
  decorators: [...look.decorators, replayedOnSwitch],
  tags: ["autodocs"],
  argTypesEnhancers: [({ argTypes, initialArgs }) => withControls(argTypes, initialArgs)],
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
  initialGlobals: { channel: channels[0], ...untouchedSwitches, ...globalsAround() },
  parameters: {
    ...look.parameters,
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
          "Specification",
          "Decisions",
          "How it works",
          "Operating",
          "Rules",
          "Texts"
        ]
      }
    },
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // Copies of every style sheet serve no rule of these, and took a fifth of axe's time.
        preload: false
      }
    },
    controls: { expanded: true },
    docs: { extractComponentDescription: described }
  }
}

export default preview
