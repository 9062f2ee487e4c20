import "./docs.css"
import type { Preview } from "@storybook/react-vite"
import { adviceFor } from "./advice"
import { channels } from "./channels"
import { everyBrand } from "./everyBrand"
import { globalsAround } from "./framed"
import { switchTypes, untouchedSwitches } from "./globals"
import { look } from "./look"
import { replayedOnSwitch } from "./replay"

/**
 * Gives a text control to props that docgen calls no string: Storybook would offer to set them to an
 * object, which breaks the story. An element gets no control.
 */
const textControls: NonNullable<Preview["argTypesEnhancers"]>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      const type = prop.type?.name === "other" ? prop.type.value : ""
      if (type !== "string | undefined" && type !== "ReactNode") return [name, prop]
      const control = typeof initialArgs[name] === "object" ? false : prop.control
      return [name, { ...prop, control, type: { ...prop.type, name: "string" } }]
    })
  )

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
  argTypesEnhancers: [textControls],
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
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }
    },
    controls: { expanded: true },
    docs: { extractComponentDescription: described }
  }
}

export default preview
