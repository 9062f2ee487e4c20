import { account } from "./areas/account"
import { build } from "./areas/build"
import { external } from "./areas/external"
import { pages } from "./areas/pages"
import { privacy } from "./areas/privacy"
import { purchase } from "./areas/purchase"
import { quote } from "./areas/quote"
import { review } from "./areas/review"
import { service } from "./areas/service"
import type { Area } from "./decision"

/** Every decision, by the part of the portal that it is about, in the order of a visit. */
export const areas: ReadonlyArray<Area> = [build, pages, quote, purchase, external, account, service, privacy, review]

/** The address of a decision's page in Storybook, with the decision marked. */
export const decisionLink = (number: number): string | undefined => {
  const area = areas.find(({ decisions }) => decisions.some((decision) => decision.number === number))
  return area && `./?path=/story/decisions-byarea--${area.name.toLowerCase()}&args=marked:${number}`
}
