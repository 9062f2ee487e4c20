import type { Chunks } from "./chunks"
import type { Prerendered } from "./render"

const needsScript = "Para cotizar un viaje hace falta activar JavaScript en el navegador."

const inlined = (chunks: Chunks, names: ReadonlyArray<string>) =>
  `<style>${names.map((name) => chunks.text(name).trim()).join("\n")}</style>`

const addresses = (names: ReadonlyArray<string>) => names.map((name) => `/${name}`).join(" ")

/**
 * The complete HTML of a prerendered page. It is readable at once; one small inline script hydrates
 * it later.
 */
export const documentOf = (channel: string, page: Prerendered, chunks: Chunks): string => {
  const { scripts, styles } = chunks.filesOf(page.modules, page.markup)
  const font = chunks.asset(/figtree-latin-wght-normal.*\.woff2$/)
  return [
    `<!doctype html><html lang="${page.lang}" data-channel="${channel}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // iOS would put its own links into the printed page, which then no longer matches.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    page.head,
    inlined(chunks, styles),
    `<script type="module" data-files="${addresses(scripts)}" data-styles="${addresses(styles)}">${chunks.text(chunks.scriptOf("hydration/starter.ts")).trim()}</script>`,
    `</head><body><div id="root" data-page="${page.path ?? ""}">${page.markup}</div>`,
    `<noscript>${needsScript}</noscript></body></html>\n`
  ].join("")
}
