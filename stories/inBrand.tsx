import type { Meta, StoryObj } from "@storybook/react-vite"
import { brandModes } from "../.storybook/modes"
import type { Brand } from "../src/channels/Brand"
import { first } from "../src/channels/hosts"

/** A story of another file, which inherits from that file's meta. */
export const inherited = (meta: object, story: object): StoryObj => {
  const { component: Shown, decorators, beforeEach, ...others } = meta as Meta
  const { args, parameters, ...own } = story as StoryObj
  return {
    ...(Shown && { render: (all) => <Shown {...all} /> }),
    ...(others.render && { render: others.render }),
    ...own,
    ...(decorators && { decorators }),
    ...(beforeEach && { beforeEach }),
    args: { ...others.args, ...args },
    parameters: { ...others.parameters, ...parameters }
  }
}

/**
 * A story as a brand shows it, photographed in that brand; the first brand has every story's own
 * picture (decision 71).
 */
export const inBrand =
  ({ channel: { id } }: Brand, kind: keyof ReturnType<typeof brandModes>) =>
  (story: StoryObj): StoryObj => ({
    ...story,
    globals: { channel: id },
    parameters: {
      ...story.parameters,
      chromatic: id === first ? { disableSnapshot: true } : { modes: brandModes(id)[kind] }
    }
  })

/** A page's story as a brand shows it. */
export const pageInBrand =
  (brand: Brand) =>
  (meta: object, story: object): StoryObj =>
    inBrand(brand, "page")(inherited(meta, story))
