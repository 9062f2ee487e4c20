import type { Decorator } from "@storybook/react-vite"
import { useQuoting, useQuotingOn } from "../../src/journey/quote/quoting"
import { useOnEnter } from "../../src/journey/useJourney"
import { useRead } from "../../src/journey/useRead"

/** For a part of the results: asks for the plans of the saved search, as the page does. */
export const quoted: Decorator = (Story) => {
  useQuotingOn("results")
  return <Story />
}

/** For what a refused quote shows: sends the trip of `parameters.trip`. */
export const submitted: Decorator = (Story, { parameters }) => {
  const { quote, send } = useQuoting()
  const { is } = useRead(quote)
  useOnEnter(() => {
    send({ is: "typed", change: parameters.trip })
    send({ is: "pressed", on: "home" })
  })
  return <>{is === "refused" && <Story />}</>
}
