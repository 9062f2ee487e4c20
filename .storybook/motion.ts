import type { Switched } from "./globals"

const asksForMotion = /prefers-reduced-motion:\s*(reduce|no-preference)/

let motion: Switched["motion"] = "story"

/**
 * Answers a media query about motion. Undefined if the switch is untouched or the query is about
 * something else.
 */
const answerTo = (query: string) => {
  const asked = asksForMotion.exec(query)?.[1]
  if (asked === undefined || motion === "story") return undefined
  return (asked === "reduce") === (motion === "reduced")
}

const written = new WeakMap<CSSMediaRule, string>()

/**
 * Replaces a motion query in a style sheet by its answer, and restores it when the switch is
 * untouched.
 */
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
    // The browser blocks reading sheets of other origins, which are not the portal's.
    if (sheet.href === null || sheet.href.startsWith(location.origin))
      for (const rule of sheet.cssRules) answerRule(rule)
  }
}

const changes = new EventTarget()

/** A MediaQueryList for scripts: the switch answers if it is set, otherwise the machine. */
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

/**
 * Takes over motion queries of scripts and style sheets, later sheets included. Starts with the
 * first switch.
 */
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

/** Sets whether the document moves. `story` follows the machine's preference. */
export const setMotion = (next: Switched["motion"]) => {
  if (next === motion) return
  if (!heard) listen()
  motion = next
  answerSheets()
  changes.dispatchEvent(new Event("change"))
}
