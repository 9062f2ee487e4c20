import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** A photograph that needs a review. */
export interface Finding {
  readonly kind: "changed" | "new" | "gone" | "broken"
  readonly key: string
  readonly says: string
  readonly before?: Buffer
  readonly after?: Buffer
  readonly marked?: Buffer
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const image = (label: string, png: Buffer | undefined) =>
  png
    ? `<figure><figcaption>${label}</figcaption><img loading="lazy" alt="${label}" src="data:image/png;base64,${png.toString("base64")}"></figure>`
    : ""

const article = ({ kind, key, says, before, after, marked }: Finding) =>
  `<article data-kind="${kind}" data-key="${escaped(key.toLowerCase())}"><h2>${escaped(key)} <small>${kind}: ${escaped(says)}</small></h2>
<div>${image("before", before)}${image("after", after)}${image("difference", marked)}</div></article>`

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:0;background:#eceef1;color:#111}
header{position:sticky;top:0;background:#fff;padding:12px 16px;display:flex;gap:12px;flex-wrap:wrap;align-items:center;border-bottom:1px solid #aaa}
h1{font-size:16px;margin:0}h2{font-size:14px;margin:0 0 8px}small{font-weight:400;color:#444}
main{padding:16px;display:grid;gap:16px}article{background:#fff;padding:12px;border-radius:6px}article[hidden]{display:none}
article div{display:flex;gap:12px;overflow:auto;align-items:flex-start}figure{margin:0}figcaption{color:#444}
img{border:1px solid #aaa;max-width:none}input{font:inherit;padding:6px 8px;min-width:260px}`

const script = `const articles=[...document.querySelectorAll("article")],count=document.querySelector("output"),text=document.querySelector("input"),kinds=[...document.querySelectorAll("[name=kind]")]
const filter=()=>{const on=kinds.filter(k=>k.checked).map(k=>k.value);let n=0
for(const a of articles){a.hidden=!(on.includes(a.dataset.kind)&&a.dataset.key.includes(text.value.toLowerCase()));if(!a.hidden)n++}
count.textContent=n+" of "+articles.length}
for(const field of [text,...kinds])field.addEventListener("input",filter)
filter()`

/** Writes all changes as one self-contained page. */
export const writeReport = (file: string, findings: ReadonlyArray<Finding>, summary: string) => {
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  const boxes = kinds.map(
    (kind) => `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind}</label>`
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Photographs</title><style>${style}input[type=checkbox]{min-width:0}</style>
<header><h1>${escaped(summary)}</h1><input type="search" aria-label="Filter" placeholder="story, channel or width">${boxes.join("")}<output></output></header>
<main>${findings.map(article).join("\n")}</main><script>${script}</script></html>\n`
  )
}
