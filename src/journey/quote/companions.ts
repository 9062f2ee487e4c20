import { signal } from "@preact/signals-react"
import { late } from "../../hydration/late"
import { perVisit } from "../lifetimes"

const agesOf = late(async () => (await import("../../core/passengers/recall")).agesOf)

interface Before {
  readonly names: ReadonlyArray<string>
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

export const companionsOf = perVisit(({ checkout, todayHere, visit }) => {
  const before = signal<Before>()
  visit.forgotten.subscribe((times) => {
    if (times > 0) before.value = undefined
  })
  const look = async () => {
    if (!visit.hasCompanions()) return
    const loading = checkout.run(({ Companions }) => Companions.use(({ load }) => load))
    const [agesIn, loaded] = await Promise.all([agesOf(), loading])
    const found = loaded.is === "done" ? loaded.value : undefined
    const ages = found && agesIn(found, todayHere())
    if (!ages) return
    const { email, phone } = found.main
    before.value = {
      names: [found.main, ...found.others].map(({ name }) => name),
      ages: ages.map(String),
      phone,
      email
    }
  }
  return { before, look: () => void look().catch(() => undefined) }
})
