import postcss, { type Rule } from "postcss"

/** Wins over a rule of the page for plain elements, and loses to every class. */
const page = "html body"
const root = `${page} :where([data-channel])`

/** Takes back the page's own rules inside a brand. A drawing keeps what its attributes say. */
const taken = `${root} {
  all: initial;
  display: block;
}
${page} :where([data-channel] :not(img, svg, svg *, [data-scenery])),
${page} :where([data-channel] *)::before,
${page} :where([data-channel] *)::after {
  all: revert;
}
`

/** What `base.css` says of the document itself, which stays the page's. */
const isOfPage = (selector: string) => selector === ":root" || /^main\b/.test(selector)

const inside = (selector: string) => {
  if (selector === "body") return root
  return selector.startsWith(":root:has") ? selector : `${page} :where([data-channel]) ${selector}`
}

const isFrame = ({ parent }: Rule) => parent?.type === "atrule" && "name" in parent && parent.name === "keyframes"

/**
 * `base.css` for a page that has rules of its own for plain elements, as Bootstrap and Tailwind
 * have: the same, but inside elements with `data-channel` alone, where the page's rules end. A class
 * wins as it does over `base.css`, and the page outside stays as it is (decision 120).
 */
export const guestOf = (base: string): string => {
  const sheet = postcss.parse(base)
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return
    const selectors = rule.selectors.filter((selector) => !isOfPage(selector))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors.map(inside)
  })
  const [first] = sheet.nodes.filter(({ type }) => type === "rule")
  first?.before(taken)
  return sheet.toString()
}
