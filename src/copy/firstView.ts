import { home } from "./home"
import { notFound } from "./notFound"
import { pageFailed } from "./pageFailed"
import { plan } from "./plan"
import { quote } from "./quote"
import { shell } from "./shell"

/** The words of the first view, in the voice of Argentina; pages.ts lists those that come later. A channel
    may say any leaf otherwise: channels/<id>/copy.ts. */
export const firstViewWords = { shell, home, quote, plan, notFound, pageFailed }

export type Copy = typeof firstViewWords
