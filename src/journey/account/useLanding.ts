import { usePerPage } from "../lifetimes"
import { makeLanding } from "./landing"

/** The router after the login. The page that shows meanwhile enters it. */
export const useLanding = () =>
  usePerPage(makeLanding, {
    enter: ({ enter, cancel }) => {
      enter()
      return cancel
    }
  })
