import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Icon, type IconName } from "../../src/components/Icon/Icon"
import sprite from "../../src/components/Icon/icons.svg?raw"
import styles from "./Icons.module.css"
import { Name, Part, Sheet } from "./Sheet"

/** Read from the sprite. The tests of styles compare the names with `IconName`. */
const names = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name as IconName).toSorted()

const AllIcons = () => (
  <Sheet
    title="Icons"
    lead="Phosphor's own drawings, only those that are used. An icon stands beside a text that says the same, is as high as its line, and has the colour of the text."
  >
    <Part title={`${names.length} icons`}>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} />
            <Name>{name}</Name>
          </li>
        ))}
      </ul>
    </Part>
  </Sheet>
)

const meta = {
  title: "Foundations/Icons",
  component: AllIcons,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllIcons>
export default meta

export const Icons: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole("listitem")).toHaveLength(names.length)
}
