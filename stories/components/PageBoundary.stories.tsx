import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { Button } from "../../src/components/Button/Button"
import { PageBoundary } from "../../src/components/PageBoundary/PageBoundary"

const Content = ({ broken }: { readonly broken: boolean }) => {
  if (broken) throw new Error("this story cannot be drawn")
  return <p>Tu viaje, cotizado.</p>
}

const meta = {
  title: "Components/Feedback/PageBoundary",
  component: PageBoundary,
  args: { children: <Content broken={false} />, fallback: () => <p role="alert">No pudimos cargar la página</p> }
} satisfies Meta<typeof PageBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByText("Tu viaje, cotizado.")).toBeVisible()
}

const Mending = () => {
  const [broken, setBroken] = useState(true)
  return (
    <PageBoundary
      fallback={(retry) => (
        <Button
          onClick={() => {
            setBroken(false)
            retry()
          }}
        >
          Reintentar
        </Button>
      )}
    >
      <Content broken={broken} />
    </PageBoundary>
  )
}

/** A button of the fallback renders the broken part again. */
export const Mended: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Mending />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Tu viaje, cotizado.")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }))
    await expect(canvas.getByText("Tu viaje, cotizado.")).toBeVisible()
  }
}
