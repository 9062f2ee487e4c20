import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite"
import { brandModes } from "../.storybook/modes"
import type { Brand } from "../src/channels/Brand"
import { first } from "../src/channels/hosts"
import * as Dates from "./components/DatesPopup.stories"
import * as Question from "./components/Dialog.stories"
import { Part, Sheet } from "./foundations/Sheet"
import * as Home from "./pages/HomePage.stories"
import * as Passengers from "./pages/PassengersPage.stories"
import * as Payment from "./pages/PaymentPage.stories"
import * as Offer from "./pages/ResultsPage.stories"
import * as Success from "./pages/SuccessPage.stories"

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

/** A story of another file, which inherits from that file's meta. */
const inherited = (meta: object, story: object): StoryObj => {
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
 * What is photographed in a brand: the way to the voucher, its components side by side, a popup and
 * a dialog. All other stories are photographed in the first brand alone (decision 71). No test
 * plays these: a sheet repeats landmarks and ids, and each component passes axe in its own story.
 */
export const brandStories = ({ channel: { id } }: Brand) => {
  const modes = brandModes(id)
  const taken = (story: StoryObj, chosen: keyof typeof modes): StoryObj => ({
    ...story,
    globals: { channel: id },
    parameters: {
      ...story.parameters,
      chromatic: id === first ? { disableSnapshot: true } : { modes: modes[chosen] }
    }
  })
  const sheet = (...groups: ReadonlyArray<string>) =>
    taken({ render: () => <Groups channel={id} groups={groups} />, parameters: { layout: "fullscreen" } }, "components")
  return {
    home: taken(inherited(Home.default, Home.Playground), "page"),
    offer: taken(inherited(Offer.default, Offer.Playground), "page"),
    passengers: taken(inherited(Passengers.default, Passengers.Playground), "page"),
    payment: taken(inherited(Payment.default, Payment.Playground), "page"),
    success: taken(inherited(Success.default, Success.Playground), "page"),
    controls: sheet("Actions", "Fields", "Feedback"),
    selling: sheet("Quote", "Plans", "Checkout"),
    frame: sheet("Layout", "Brand", "Account"),
    popup: taken(inherited(Dates.default, Dates.Picked), "components"),
    dialog: taken(inherited(Question.default, Question.WithActions), "components"),
    page: (meta: object, story: object) => taken(inherited(meta, story), "page")
  }
}
