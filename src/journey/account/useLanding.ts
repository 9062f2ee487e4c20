import { usePerPage } from "../lifetimes"
import { makeLanding } from "./landing"

export const useLanding = () =>
  usePerPage(makeLanding, {
    enter: ({ enter, cancel }) => {
      enter()
      return cancel
    }
  })
