import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stack } from "../../src/components/Stack/Stack"

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <p>Su solicitud se ha enviado correctamente.</p>
        <p>Guardá esta constancia.</p>
      </>
    )
  }
} satisfies Meta<typeof Stack>
export default meta

export const Playground: StoryObj<typeof meta> = {}
