import type { Decorator } from "@storybook/react-vite"

/** For what fills a page: the story is its main landmark. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)
