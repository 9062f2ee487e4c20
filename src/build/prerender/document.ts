import { pageFailed } from "../../copy/shell.ts"
import type { ListedScript } from "../inventory/scripts"
import type { Chunks } from "./chunks"
import type { Prerendered } from "./render"

const needsScript = "Para cotizar un viaje hace falta activar JavaScript en el navegador."

const inlined = (chunks: Chunks, names: ReadonlyArray<string>) =>
  `<style>${names.map((name) => chunks.text(name).trim()).join("\n")}</style>`

const addresses = (names: ReadonlyArray<string>) => names.map((name) => `/${name}`).join(" ")

const opening = (channel: string, { head, lang }: Prerendered, font: string | undefined) =>
  [
    `<!doctype html><html lang="${lang}" data-channel="${channel}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    // iOS would put its own links into the printed page, which then no longer matches.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    head
  ].join("")

const font = /figtree-latin-wght-normal.*\.woff2$/

/**
 * The complete HTML of a prerendered page. It is readable at once; one small inline script hydrates
 * it later.
 */
export const documentOf = (channel: string, page: Prerendered, chunks: Chunks): string => {
  const { scripts, styles } = chunks.filesOf(page.modules, page.markup)
  return [
    opening(channel, page, chunks.asset(font)),
    inlined(chunks, styles),
    `<script type="module" data-files="${addresses(scripts)}" data-styles="${addresses(styles)}">${chunks.text(chunks.scriptOf("hydration/bootstrap.ts")).trim()}</script>`,
    `</head><body><div id="root" data-page="${page.path ?? ""}">${page.markup}</div>`,
    `<noscript>${needsScript}</noscript></body></html>\n`
  ].join("")
}

/**
 * The document that the worker shows without a connection. It names every file that it may want, so
 * that the worker has them, and runs at once: there is no network to spare.
 */
export const offlineDocumentOf = (channel: string, page: Prerendered, chunks: Chunks): string => {
  const { scripts, styles } = chunks.filesOf(page.modules, page.markup)
  const [first = ""] = scripts
  return [
    opening(channel, page, chunks.asset(font)),
    inlined(chunks, styles),
    `<script type="module" src="/${first}" data-files="${[addresses([...scripts, ...styles]), ...(page.files ?? [])].join(" ")}"></script>`,
    `</head><body><div id="tarjeta" data-page="${page.path ?? ""}">${page.markup}</div></body></html>\n`
  ].join("")
}

const messageId = "lost"
const templateId = "lost-words"

/** Shows the words below in place of their template when a script is refused or lost. */
const whenLost = `addEventListener("error",e=>{let t=document.getElementById("${templateId}");if(t&&e.target.tagName=="SCRIPT")t.replaceWith(t.content)},true)`

const style = [
  `#${messageId}{max-width:32rem;margin:18vh auto;padding:0 1.5rem;text-align:center}`,
  `#${messageId} p{margin-top:1rem}`,
  `#${messageId} a{display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:.75rem;text-decoration:none}`
].join("")

/** In a template, so that a page which is well has one title and one main part. */
const words = [
  `<template id="${templateId}"><main id="${messageId}" role="alert"><h1>${pageFailed.title}</h1>`,
  `<p>${pageFailed.text}</p><p><a href="">${pageFailed.retry}</a></p></main></template>`
].join("")

/**
 * The shell with the hash of each of its scripts and style sheets, so that a browser refuses other
 * bytes (TR-26). A small inline script tells the visitor when the first file is refused or lost.
 */
export const sealed = (
  shell: string,
  scripts: ReadonlyArray<ListedScript>,
  integrity: (src: string) => string | undefined
): string => {
  const rows = scripts.map(({ integrity, src }) => [src, integrity])
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
