import { agesOf } from "../../core/passengers/recall"
import type { Journey } from "../journey"

/** Travellers of an earlier purchase, as the quote bar takes them over. */
export interface Companions {
  readonly names: ReadonlyArray<string>
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

/** The travellers that this browser keeps, if all their ages are known. */
export const findCompanions = async ({
  checkout,
  localToday
}: Pick<Journey, "checkout" | "localToday">): Promise<Companions | undefined> => {
  const loaded = await checkout.run(({ Companions }) => Companions.load)
  const found = loaded.is === "done" ? loaded.value : undefined
  const ages = found && agesOf(found, localToday())
  if (!ages) return undefined
  const { email, phone } = found.main
  return { names: [found.main, ...found.others].map(({ name }) => name), ages: ages.map(String), phone, email }
}
