import type { SwitchesApi } from "../../core/switches/SwitchesApi"
import { allOn, type Switches } from "../../core/switches/switches"

/** The operator's switches, all on but for those given. */
export const switchesMemory = (given: Partial<Switches> = {}): SwitchesApi => {
  const found = { ...allOn, ...given }
  return { current: async () => found, follow: (hear) => hear(found) }
}
