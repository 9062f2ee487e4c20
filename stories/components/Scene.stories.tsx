import type { Meta, StoryObj } from "@storybook/react-vite"
import type { CSSProperties } from "react"
import { Scene } from "../../src/components/Scene/Scene"
import type { Mood } from "../../src/styles/looks"
import { looks } from "./looks"

const sizes = {
  hero: [1280, 640],
  slim: [1280, 316],
  card: [384, 164],
  strip: [376, 104],
  thumb: [44, 34],
  band: [1200, 420],
  cover: [1200, 420],
  page: [1440, 824]
} as const

const frame = ([inline, block]: readonly [number, number]): CSSProperties => ({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  maxInlineSize: inline,
  blockSize: block,
  background: "var(--sc-s1)"
})

type Args = Parameters<typeof Scene>[0] & {
  readonly mood: Mood
  /** The light of the visitor's hour: evening from 17, night from 20 until 6 (HO-12). */
  readonly light?: "tarde" | "noche"
}

const Framed = ({ light, mood, ...scene }: Args) => (
  <div data-light={light}>
    <div data-mood={mood} style={frame(sizes[scene.fit])}>
      <Scene {...scene} />
    </div>
  </div>
)

const meta = {
  title: "Components/Brand/Scene",
  component: Scene,
  argTypes: {
    mood: { control: "inline-radio", options: ["alba", "tarde", "noche"], description: "The parent's `data-mood`." }
  },
  args: { name: "patagonia", fit: "cover", mood: "alba" },
  render: Framed
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Fits: Story = looks(Framed, {
  card: { name: "caribe", fit: "card", mood: "tarde" },
  strip: { name: "patagonia", fit: "strip", mood: "tarde" },
  thumb: { name: "europa", fit: "thumb" },
  page: { name: "puente", fit: "page" }
})

export const Lights: Story = looks(Framed, {
  evening: { light: "tarde", mood: "alba", name: "patagonia", fit: "hero" },
  "evening by night": { light: "tarde", mood: "noche", name: "atacama", fit: "hero" },
  night: { light: "noche", mood: "alba", name: "caribe", fit: "hero" },
  "night by dusk": { light: "noche", mood: "tarde", name: "quebrada", fit: "hero" }
})
