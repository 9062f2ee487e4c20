import { useState } from "react"
import type { Coverage, Coverages } from "../../core/catalogue/product"
import { useJourney } from "../useJourney"

/** What a product covers: on its way, lost, or here. */
export type CoverageState =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "done"; readonly rows: ReadonlyArray<Coverage> }

/** The details of the shelf's products: fetched when the first of them is opened, asked for again if they were lost (HO-09). */
export const useProductDetails = () => {
  const { coverages, track } = useJourney()
  const [opened, setOpened] = useState<string>()
  const [found, setFound] = useState<Coverages>()
  const [lost, setLost] = useState(false)

  const load = () => {
    setLost(false)
    coverages().then(setFound, () => setLost(true))
  }
  const state = (): CoverageState => {
    if (found) return { is: "done", rows: found[opened ?? ""] ?? [] }
    return lost ? { is: "failed" } : { is: "loading" }
  }
  return {
    /** The name of the product whose details are open. */
    opened,
    coverage: state(),
    retry: load,
    /** Opening and closing are told (HO-09). */
    open: (name: string) => {
      track({ name: "select_content", item: "ver detalles" })
      setOpened(name)
      if (!found) load()
    },
    close: () => {
      track({ name: "select_content", item: "cerrar" })
      setOpened(undefined)
    }
  }
}
