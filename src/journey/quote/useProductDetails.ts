import { useState } from "react"
import type { Coverages } from "../../core/catalogue/product"
import { useJourney } from "../useJourney"

type CoverageState = { readonly is: "loading" | "failed" } | { readonly is: "done"; readonly rows: Coverages[string] }

export const useProductDetails = () => {
  const { coverages, track } = useJourney()
  const [opened, setOpened] = useState<string>()
  const [found, setFound] = useState<Coverages | "lost">()

  const load = () => {
    setFound(undefined)
    coverages().then(setFound, () => setFound("lost"))
  }
  const state = (): CoverageState => {
    if (!found || found === "lost") return { is: found ? "failed" : "loading" }
    return { is: "done", rows: found[opened ?? ""] ?? [] }
  }
  return {
    opened,
    coverage: state(),
    retry: load,
    open: (name: string) => {
      track({ name: "select_content", item: "ver detalles" })
      setOpened(name)
      if (!found || found === "lost") load()
    },
    close: () => {
      track({ name: "select_content", item: "cerrar" })
      setOpened(undefined)
    }
  }
}
