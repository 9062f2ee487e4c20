import { home } from "./home"
import { notFound } from "./notFound"
import { pageFailed } from "./pageFailed"
import { plan } from "./plan"
import { quote } from "./quote"
import { shell } from "./shell"

/** Every word a visitor reads, in the voice of Argentina. A channel may say any leaf otherwise: channels/<id>/copy.ts. */
export const es = { shell, home, quote, plan, notFound, pageFailed }

export type Copy = typeof es
