import type { Decorator } from "@storybook/react-vite"
import { useQuoting, useQuotingOn } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"

/** For a part of the results: asks for the plans of the saved search, as the page does. */
export const quoted: Decorator = (Story) => {
  useQuotingOn("results")
  return <Story />
}

/** For what a refused quote shows: sends the trip of `parameters.trip`. */
export const submitted: Decorator = (Story, { parameters }) => {
  const { send } = useQuoting()
  useOnEnter(() => {
    send({ is: "typed", change: parameters.trip })
    send({ is: "pressed", on: "home" })
  })
  return <Story />
}
