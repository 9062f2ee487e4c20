import type { Meta, StoryObj } from "@storybook/react-vite"
import { Article } from "../../src/components/Article/Article"
import { Callout } from "../../src/components/Callout/Callout"
import { Hero } from "../../src/components/Hero/Hero"
import { PageBody } from "../../src/components/PageBody/PageBody"
import { SearchField } from "../../src/components/SearchField/SearchField"

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
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Only the first part overlaps the hero. */
export const WithMore: Story = {
  args: {
    children: (
      <>
        <SearchField label="Buscá" value="" onChange={() => {}} status="24 preguntas" clearLabel="Borrar la búsqueda" />
        <Callout kind="info" icon="chat-circle-text" title="¿Te quedó alguna duda?">
          <p>Escribinos o llamanos.</p>
        </Callout>
      </>
    )
  }
}
