import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { drawings, Scene } from "../../src/components/Scene/Scene"
import type { Mood, SceneName } from "../../src/styles/looks"
import styles from "./Scenes.module.css"
import { Name, Part, Sheet } from "./Sheet"

const sceneNames = Object.keys(drawings) as ReadonlyArray<SceneName>
const moods: ReadonlyArray<Mood> = ["alba", "tarde", "noche"]

const AllScenes = () => (
  <Sheet
    title="Scenes"
    lead="Nine landscapes in three lights. Each is drawn once; the light maps the ramps of the channel to the slots of the drawing, so that every brand has its own weather."
  >
    {sceneNames.map((scene) => (
      <Part key={scene} title={scene}>
        <ul className={styles.lights}>
          {moods.map((mood) => (
            <li key={mood} className={styles.light}>
              <div className={styles.frame} data-mood={mood}>
                <Scene name={scene} fit="cover" />
              </div>
              <Name>{mood}</Name>
            </li>
          ))}
        </ul>
      </Part>
    ))}
  </Sheet>
)

const meta = {
  title: "Foundations/Scenes",
  component: AllScenes,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllScenes>
export default meta

export const Scenes: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole("region")).toHaveLength(sceneNames.length)
}
