import { usePerPage } from "../lifetimes"
import { makeErasing } from "./erasing"

export const useErasing = () => usePerPage(makeErasing)
