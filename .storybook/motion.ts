import type { Switched } from "./globals"

const asksForMotion = /prefers-reduced-motion:\s*(reduce|no-preference)/

let motion: Switched["motion"] = "story"

/** What a question about motion is to be answered; undefined where the machine answers, or where something else is asked. */
const answerTo = (query: string) => {
  const asked = asksForMotion.exec(query)?.[1]
  if (asked === undefined || motion === "story") return undefined
  return (asked === "reduce") === (motion === "reduced")
}

const written = new WeakMap<CSSMediaRule, string>()

/** A sheet's question about motion becomes its answer, and the question again when the machine is to answer. */
const answerRule = (rule: CSSRule) => {
  if (rule instanceof CSSMediaRule) {
    const query = written.get(rule) ?? rule.media.mediaText
    if (asksForMotion.test(query)) {
      written.set(rule, query)
      const answer = answerTo(query)
      const text = answer === undefined ? query : answer ? "all" : "not all"
      if (rule.media.mediaText !== text) rule.media.mediaText = text
    }
  }
  if ("cssRules" in rule) for (const inner of rule.cssRules as CSSRuleList) answerRule(inner)
}

const answerSheets = () => {
  for (const sheet of document.styleSheets) {
    // The sheet of another origin cannot be read, and is not the portal's.
    if (sheet.href === null || sheet.href.startsWith(location.origin))
      for (const rule of sheet.cssRules) answerRule(rule)
  }
}

const changes = new EventTarget()

/** The answer to a question about motion, as a script gets it: the switch's where it says one, else the machine's. */
const listFor = (query: string, machine: MediaQueryList): MediaQueryList => {
  const list = new EventTarget()
  const tell = () => list.dispatchEvent(new Event("change"))
  changes.addEventListener("change", tell)
  machine.addEventListener("change", tell)
  return Object.defineProperties(list, {
    matches: { get: () => answerTo(query) ?? machine.matches },
    media: { value: machine.media }
  }) as MediaQueryList
}

let heard = false

/** From the first switch on, scripts and sheets ask here; sheets that come later too. */
const listen = () => {
  heard = true
  const ask = window.matchMedia.bind(window)
  const lists = new Map<string, MediaQueryList>()
  window.matchMedia = (query) => {
    if (!asksForMotion.test(query)) return ask(query)
    const list = lists.get(query) ?? listFor(query, ask(query))
    lists.set(query, list)
    return list
  }
  const arrived = (event: Event) => event.target instanceof HTMLLinkElement && answerSheets()
  document.addEventListener("load", arrived, true)
  new MutationObserver(answerSheets).observe(document.head, { childList: true })
}

/** Lets the document move as the toolbar's switch says; on `story` as the machine prefers, which is how it stands until the reader switches. */
export const setMotion = (next: Switched["motion"]) => {
  if (next === motion) return
  if (!heard) listen()
  motion = next
  answerSheets()
  changes.dispatchEvent(new Event("change"))
}
