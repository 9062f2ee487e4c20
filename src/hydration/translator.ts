/**
 * The translator of Chrome and Edge removes each text and puts a `font` element in its place. React
 * goes on to write into the removed text, and throws if it removes it or inserts before it. Here
 * each removed text leads to its `font`, so that the page lives on and says what is true (SH-16).
 */
const fonts = new Map<Node, ChildNode>()

const putBack = (text: Node) => {
  fonts.get(text)?.replaceWith(text)
  fonts.delete(text)
}

/** Puts the printed texts back before React compares them. The translator then sees new texts. */
export const untranslate = (): void => {
  for (const text of [...fonts.keys()]) putBack(text)
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === "FONT"

const fontFor = ({ addedNodes, nextSibling, previousSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(isFont)

const shown = <Kind extends Node | null>(node: Kind, parent: Node): Node | Kind => {
  const font = node && fonts.get(node)
  return font?.parentNode === parent ? font : node
}

/** Follows the translator for the life of the document. Call once, before anything is drawn. */
export const followTranslator = (): void => {
  const writes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target)
  })

  new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const font = fontFor(record)
        if (!(text instanceof Text) || text.isConnected || !font) continue
        fonts.set(text, font)
        writes.observe(text, { characterData: true })
      }
  }).observe(document, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function (child) {
    removeChild.call(this, shown(child, this))
    fonts.delete(child)
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    fonts.get(node)?.remove()
    insertBefore.call(this, node, shown(before, this))
    return node
  }
}
