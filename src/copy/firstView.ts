import { home } from "./home"
import { notFound } from "./notFound"
import { pageFailed } from "./pageFailed"
import { plan } from "./plan"
import { quote, type Stated } from "./quote"
import { shell } from "./shell"

/**
 * The texts of the first view, in Argentine Spanish, for what a channel sells. Later pages load
 * their own texts (copy/pages.ts). A channel can override any leaf in channels/<id>/copy.ts.
 */
export const firstViewWords = (channel: Stated) => ({
  shell,
  home: home(channel),
  quote: quote(channel),
  plan,
  notFound,
  pageFailed
})

export type Copy = ReturnType<typeof firstViewWords>
