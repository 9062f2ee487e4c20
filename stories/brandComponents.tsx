import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite"
import type { Brand } from "../src/channels/Brand"
import { Part, Sheet } from "./foundations/Sheet"
import { inBrand } from "./inBrand"

interface File {
  readonly default: Meta
  readonly Playground: StoryObj
}

const files = Object.values(import.meta.glob<File>("./components/*.stories.tsx", { eager: true }))

/** What covers the window, as a dialog does, cannot stand beside others. The rest is cut at 800 px. */
const isPart = ({ default: { parameters } }: File) => parameters?.docs?.story?.inline !== false

interface GroupsProps {
  readonly channel: string
  readonly groups: ReadonlyArray<string>
}

/** Every component of some groups of the sidebar, as its first story shows it before its play. */
const Groups = ({ channel, groups }: GroupsProps) => (
  <Sheet title={groups.join(", ")} lead="Each component's first story. The sidebar has its other looks.">
    {files.filter(isPart).map((file) => {
      const [, group = "", name = ""] = file.default.title?.split("/") ?? []
      if (!groups.includes(group)) return null
      const { Playground } = composeStories(file, { initialGlobals: { channel } })
      return (
        <Part key={name} title={name}>
          <div style={{ contain: "layout", maxBlockSize: 800, overflow: "clip" }}>
            <Playground />
          </div>
        </Part>
      )
    })}
  </Sheet>
)

/**
 * A brand's components side by side. No test plays these: a sheet repeats landmarks and ids, and
 * each component passes axe in its own story.
 */
export const brandComponents = (brand: Brand) => {
  const taken = inBrand(brand, "components")
  const sheet = (...groups: ReadonlyArray<string>) =>
    taken({
      render: () => <Groups channel={brand.channel.id} groups={groups} />,
      parameters: { layout: "fullscreen" }
    })
  return {
    controls: sheet("Actions", "Fields", "Feedback"),
    selling: sheet("Quote", "Plans", "Checkout"),
    frame: sheet("Layout", "Brand", "Account")
  }
}
