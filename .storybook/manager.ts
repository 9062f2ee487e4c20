import { addons } from "storybook/manager-api"
import { create } from "storybook/theming"
import { storyPrepared } from "./storybook"

const panels = { controls: "addon-controls", accessibility: "storybook/a11y/panel" }

/** Components, pages and their parts have panels below; pages that explain have nothing to put there. */
const isProbed = (story: string) => /^(components|pages|parts)-/.test(story)

addons.setConfig({
  theme: create({ base: "light", brandTitle: "The portal" }),
  // The words in brackets are for the search, which reads names and no tags.
  sidebar: { renderLabel: ({ name }) => name.replace(/^(Playground) \(.*\)$/, "$1") },
  layoutCustomisations: {
    showPanel: ({ storyId }: { readonly storyId?: string }, shown: boolean) =>
      storyId !== undefined && isProbed(storyId) ? shown : false
  }
})

const moveKept = "panel-moved"

/**
 * Opens the accessibility of a page in place of its controls, which it has none of, and the controls
 * again with the next component. The browser keeps which panel is open, so it must keep, too, that
 * this moved it: the next component may be opened by a link.
 */
addons.register("panel-of-the-story", (api) => {
  let moved = localStorage.getItem(moveKept) !== null
  api.on(storyPrepared, ({ id }: { readonly id: string }) => {
    const isComponent = id.startsWith("components-")
    const isAtControls = [undefined, panels.controls].includes(api.getSelectedPanel())
    if (isComponent && moved) api.setSelectedPanel(panels.controls)
    moved = !isComponent && (moved || isAtControls)
    if (moved) api.setSelectedPanel(panels.accessibility)
    if (moved) localStorage.setItem(moveKept, "")
    else localStorage.removeItem(moveKept)
  })
})
