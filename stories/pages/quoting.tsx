import type { Decorator } from "@storybook/react-vite"
import { useQuoting } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"

/** For a part of the results: asks for the plans of the saved search, as the page does. */
export const quoted: Decorator = (Story) => {
  useOnEnter(useQuoting().enterResults)
  return <Story />
}

/** For what a refused quote shows: sends the trip of `parameters.trip`. */
export const submitted: Decorator = (Story, { parameters }) => {
  const { submitInPlace } = useQuoting()
  useOnEnter(() => submitInPlace(parameters.trip))
  return <Story />
}
