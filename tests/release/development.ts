import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesBelow } from "../conventions/source"

const names = /localhost|127\.0\.0\.1|\[::1\]|_sandbox|LinksPage/
const isText = /\.(js|css|html|json|svg|conf|txt|webmanifest)$/
const pageForDevelopers = /(^|\/)test\//

/** Traces of development in a build, as `file: what stands there`. A release has none (TR-25). */
export const developmentIn = (folder: string): ReadonlyArray<string> =>
  filesBelow(folder).flatMap((file) => {
    if (pageForDevelopers.test(file)) return [`${file}: the page for developers`]
    const text = isText.test(file) ? readFileSync(join(folder, file), "utf8") : ""
    const at = text.search(names)
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 40).replaceAll("\n", " ")}`]
  })
