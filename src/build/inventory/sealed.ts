import { pageFailed } from "../../copy/pageFailed"
import { retriesUnderSeal } from "../../hydration/again"
import type { ListedScript } from "./scripts"

const told = "lost"

/** Shows the words below when a script of the document is refused or lost. */
const whenLost = `addEventListener("error",e=>{if(e.target.tagName=="SCRIPT")document.getElementById("${told}").hidden=false},true)`

const style = [
  `#${told}{max-width:32rem;margin:18vh auto;padding:0 1.5rem;text-align:center}`,
  `#${told} p{margin-top:1rem}`,
  `#${told} a{display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:.75rem;text-decoration:none}`
].join("")

const words = [
  `<main id="${told}" role="alert" hidden><h1>${pageFailed.title}</h1>`,
  `<p>${pageFailed.text}</p><p><a href="">${pageFailed.retry}</a></p></main>`
].join("")

/** A lost script is asked for again under a fragment, which is an address of its own. */
const addressesOf = (src: string) => [
  src,
  ...Array.from({ length: retriesUnderSeal }, (_, index) => `${src}#${index + 1}`)
]

/**
 * The shell, which runs no script but those listed, and only if their bytes are these (TR-26). Says
 * so without a script when its first one is refused.
 */
export const sealed = (
  shell: string,
  scripts: ReadonlyArray<ListedScript>,
  integrity: (src: string) => string | undefined
): string => {
  const rows = scripts.flatMap(({ integrity, src }) => addressesOf(src).map((address) => [address, integrity]))
  const map = JSON.stringify({ integrity: Object.fromEntries(rows) })
  return shell
    .replace(
      /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g,
      (tag, src: string) => `${tag} integrity="${integrity(src) ?? ""}"`
    )
    .replace(
      "</title>",
      `</title>\n    <style>${style}</style>\n    <script>${whenLost}</script>\n    <script type="importmap">${map}</script>`
    )
    .replace('<div id="root"></div>', `<div id="root"></div>\n    ${words}`)
}
