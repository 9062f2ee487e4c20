import type { Meta, StoryObj } from "@storybook/react-vite"
import type { CSSProperties } from "react"
import { Scene, type SceneMood, type SceneName } from "../../src/components/Scene/Scene"

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

type Args = Parameters<typeof Scene>[0] & { mood: SceneMood }

const meta = {
  title: "Components/Brand/Scene",
  component: Scene,
  argTypes: { mood: { control: "inline-radio", options: ["alba", "tarde", "noche"] } },
  args: { name: "patagonia", fit: "cover", mood: "alba" },
  render: ({ mood, ...scene }: Args) => (
    <div data-mood={mood} style={frame(sizes[scene.fit])}>
      <Scene {...scene} />
    </div>
  )
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Slim: Story = { args: { name: "europa", fit: "slim" } }
export const Card: Story = { args: { name: "caribe", fit: "card", mood: "tarde" } }
export const Strip: Story = { args: { name: "patagonia", fit: "strip", mood: "tarde" } }
export const Thumb: Story = { args: { name: "europa", fit: "thumb" } }
export const Page: Story = { args: { name: "puente", fit: "page" } }

const lit = (light: "tarde" | "noche", mood: SceneMood, name: SceneName): Story => ({
  args: { name, mood, fit: "hero" },
  decorators: [(Drawn) => <div data-light={light}>{Drawn()}</div>]
})
/** The light of the visitor's hour: evening from 17, night from 20 until 6 (HO-12). */
export const Evening = lit("tarde", "alba", "patagonia")
export const EveningByNight = lit("tarde", "noche", "atacama")
export const Night = lit("noche", "alba", "caribe")
export const NightByDusk = lit("noche", "tarde", "quebrada")
