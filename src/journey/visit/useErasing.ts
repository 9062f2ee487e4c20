import { usePerPage } from "../lifetimes"
import { makeErasing } from "./erasing"

/** What this browser keeps, while the page that shows it is there. */
export const useErasing = () => usePerPage(makeErasing)
