import { useState } from "react"
import type { Coverage, Coverages } from "../../core/catalogue/product"
import { useJourney } from "../useJourney"

type CoverageState =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  | { readonly is: "done"; readonly rows: ReadonlyArray<Coverage> }

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
    opened,
    coverage: state(),
    retry: load,
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
