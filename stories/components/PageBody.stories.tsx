import type { Meta, StoryObj } from "@storybook/react-vite"
import { Article } from "../../src/components/Article/Article"
import { Hero } from "../../src/components/Hero/Hero"
import { PageBody } from "../../src/components/PageBody/PageBody"

const meta = {
  title: "Components/Layout/PageBody",
  component: PageBody,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <>
        <Hero kind="slim" scene="puente" mood="alba" lines={["Aviso legal"]} lead="Quiénes somos y qué acordamos." />
        <Story />
      </>
    )
  ],
  args: {
    children: (
      <Article>
        <p>Este portal ofrece asistencia al viajero.</p>
      </Article>
    )
  }
} satisfies Meta<typeof PageBody>
export default meta

export const Playground: StoryObj<typeof meta> = {}
