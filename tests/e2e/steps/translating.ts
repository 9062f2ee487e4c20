import type { Page } from "@playwright/test"

/**
 * Does to each text of the page what the translator of Chrome does, once the page is alive: it
 * removes the text and puts two `font` elements in its place. Here the translation is the text
 * itself, so that walks find it. Later texts follow after a tenth of a second.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = "font, svg, script, style, title, textarea, option, [translate=no]"
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
      const font = document.createElement("font")
      font.append(document.createElement("font"))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
    const translateAll = (node: Node) => {
      if (!node.isConnected) return
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found = node instanceof Text ? [node] : []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      found.forEach(replace)
    }
    const begin = () => {
      translateAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) setTimeout(translateAll, 100, node)
      }).observe(document.body, { childList: true, subtree: true })
    }
    const wait = setInterval(() => {
      if (!document.querySelector("#root[data-alive]")) return
      clearInterval(wait)
      begin()
    }, 50)
  })
