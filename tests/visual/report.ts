import type { Box } from "./difference"
import { type Group, grouped } from "./groups"
import type { Picture } from "./pictures"

/** A picture that is not as before. */
export interface Finding {
  readonly picture: Picture
  readonly causes: ReadonlyArray<string>
  readonly kind: "changed" | "new" | "gone"
  /** Files of the pictures, from the report's folder. */
  readonly before?: string
  readonly after?: string
  /** Where the two differ. */
  readonly box?: Box | undefined
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const storybook = "http://127.0.0.1:6106"

/** In pixels: two of this width stand side by side in a window of 1440. */
const half = 664

/** A part of a picture, or all of it: at full size if two fit the window. A press opens the whole. */
const image = (file: string, box: Box | undefined) => {
  const part =
    box &&
    `inline-size:${box.width}px;block-size:${box.height}px;object-position:${-box.left}px ${-box.top}px;zoom:${Math.min(1, half / box.width)}`
  return `<img loading="lazy" src="${escaped(file)}" style="${part ?? ""}">`
}

const figure = (caption: string, file: string | undefined, box: Box | undefined) =>
  file && `<figure><figcaption>${caption}</figcaption><a href="${escaped(file)}">${image(file, box)}</a></figure>`

/** Changed pixels, be it by one step of one channel, in one loud colour; and a slide from before to after. */
const together = (before: string, after: string, box: Box | undefined) => {
  const both = image(before, box) + image(after, box)
  const slide = `oninput="this.closest('figure').style.setProperty('--after', this.value)"`
  return `<figure><figcaption>difference</figcaption><div class="difference stack">${image(before, box)}<div class="changed stack">${both}</div></div></figure>
<figure><figcaption>before <input type="range" max="1" step="any" aria-label="Slide from before to after" ${slide}> after</figcaption><div class="slid stack">${both}</div></figure>`
}

const shown = ({ after, before, box, kind, picture }: Finding) => {
  const { channel, story, title, width } = picture
  const link = `${storybook}/?path=/story/${story}&globals=channel:${channel};viewport.value:w${width}`
  return `<article>
<h3><a href="${escaped(link)}">${escaped(title)}</a> ${escaped(channel)} ${width} px, ${kind}</h3>
<div class="pair">${figure("before", before, box) ?? ""}${figure("after", after, box) ?? ""}${before && after ? together(before, after, box) : ""}</div>
</article>`
}

/** What a reviewer may copy into an approval. */
const sentence = ({ found, title }: Group<Finding>) => {
  const stories = new Set(found.map(({ picture }) => picture.story))
  const brands = [...new Set(found.map(({ picture }) => picture.channel))]
  const widths = [...new Set(found.map(({ picture }) => picture.width))].sort((a, b) => a - b)
  return `${title}: pictures ${found.length}, stories ${stories.size}, as meant (${brands.join(", ")}; ${widths.join(", ")} px).`
}

const section = (group: Group<Finding>) => `<details>
<summary><h2>${escaped(group.title)}</h2> pictures: ${group.found.length}</summary>
<ul>${group.causes.map((cause) => `<li><code>${escaped(cause)}</code></li>`).join("")}</ul>
${group.also.length > 0 ? `<p>Also in: ${escaped(group.also.join(", "))}.</p>` : ""}
<p><input readonly value="${escaped(sentence(group))}" onfocus="this.select()" aria-label="To copy"></p>
${group.found.map(shown).join("\n")}
</details>`

const css = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eceff1; color: #142025 }
h1 { font-size: 20px } h2 { display: inline; font-size: 18px } h3 { font-size: 14px; margin: 24px 0 8px }
details { margin: 12px 0; padding: 12px 16px; background: #fff; border-radius: 8px }
input[readonly] { inline-size: 100%; max-inline-size: 900px; padding: 6px }
.pair { display: flex; gap: 16px; align-items: start; flex-wrap: wrap; overflow-x: auto }
figure { margin: 0; flex: none }
img { display: block; outline: 1px solid #b0bec5; object-fit: none; object-position: 0 0 }
.stack { display: grid; justify-content: start; isolation: isolate } .stack > * { grid-area: 1 / 1 }
.difference > img { filter: grayscale(1) opacity(0.3) }
.changed { filter: url(#loud) } .changed > img + img { mix-blend-mode: difference }
.slid > img + img { opacity: var(--after, 0.5) }
figcaption > input { vertical-align: middle; margin: 0 }
`

/** Opaque where a channel is not 0, in one colour. */
const loud = `<svg width="0" height="0" style="position: absolute"><filter id="loud" color-interpolation-filters="sRGB">
<feColorMatrix values="0 0 0 0 1  0 0 0 0 0  0 0 0 0 0.6  255 255 255 0 0"/></filter></svg>`

/** The page that a reviewer opens: what differs, by the changed files that explain it. */
export const reportPage = (findings: ReadonlyArray<Finding>, summary: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${css}</style>
${loud}
<h1>${escaped(summary)}</h1>
<p>A group is a set of changed files that its stories use. Links open <code>npm run storybook</code>.</p>
${grouped(findings).map(section).join("\n")}
</html>`
