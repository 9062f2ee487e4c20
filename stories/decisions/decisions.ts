import account from "./account.md?raw"
import build from "./build.md?raw"
import external from "./external.md?raw"
import pages from "./pages.md?raw"
import privacy from "./privacy.md?raw"
import purchase from "./purchase.md?raw"
import quote from "./quote.md?raw"
import review from "./review.md?raw"
import service from "./service.md?raw"

/** Every decision, by the part of the portal that it is about, in the order of a visit. */
export const areas: ReadonlyArray<string> = [build, pages, quote, purchase, external, account, service, privacy, review]

/** The address of a decision in Storybook, by the anchor that Storybook gives its heading. */
export const decisionLink = (number: number): string | undefined => {
  const [, heading] = new RegExp(`^## (${number}\\. .+)$`, "m").exec(areas.join("\n")) ?? []
  const anchor = heading
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-")
  return anchor && `./?path=/docs/decisions-by-area--docs#${anchor}`
}
