import type { Meta, StoryObj } from "@storybook/react-vite"
import { Article } from "../../src/components/Article/Article"
import { Callout } from "../../src/components/Callout/Callout"
import { Columns } from "../../src/components/Columns/Columns"

const meta = {
  title: "Components/Layout/Columns",
  component: Columns,
  args: {
    at: "end",
    aside: (
      <Callout kind="info" icon="cookie" title="Tus preferencias">
        <p>Podés cambiarlas cuando quieras.</p>
      </Callout>
    ),
    children: (
      <Article>
        <p>Este portal ofrece asistencia al viajero.</p>
      </Article>
    )
  }
} satisfies Meta<typeof Columns>
export default meta

export const Playground: StoryObj<typeof meta> = {}
