import { usePerPage } from "../lifetimes"
import { makeLanding } from "./landing"

/** The router after the login. It starts when its page appears. */
export const useLanding = () =>
  usePerPage(makeLanding, {
    enter: ({ enter, cancel }) => {
      enter()
      return cancel
    }
  })
