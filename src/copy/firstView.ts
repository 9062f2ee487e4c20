import { home } from "./home"
import { notFound } from "./notFound"
import { pageFailed } from "./pageFailed"
import { plan } from "./plan"
import { quote } from "./quote"
import { shell } from "./shell"

/**
 * The texts of the first view, in Argentine Spanish. Later pages load their own texts
 * (copy/pages.ts). A channel can override any leaf in channels/<id>/copy.ts.
 */
export const firstViewWords = { shell, home, quote, plan, notFound, pageFailed }

export type Copy = typeof firstViewWords
