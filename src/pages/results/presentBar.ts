import type { Copy } from "../../copy/firstView"
import { type Bar, barProblems } from "../../core/quote/bar"
import type { Day } from "../../core/trip/calendar"

const say = <K extends string>(words: Readonly<Record<K, string>>, problem: K | undefined) =>
  problem === undefined ? undefined : words[problem]

/** The quote bar as it is shown, with the message of each wrong field. */
export const presentBar = (bar: Bar, words: Copy["quote"]["problems"], today: Day) => {
  const { datesProblem, problems } = barProblems(bar, { today })
  const { applied, news, refusals, shown, typed } = bar
  return {
    typed,
    applied,
    shown,
    refusals,
    problems: {
      destination: say(words.destination, problems.destination),
      dates: say(words.dates, problems.dates),
      ages: say(words.ages, problems.ages),
      phone: say(words.phone, problems.phone),
      email: say(words.email, problems.email)
    },
    datesProblem: say(words.dates, datesProblem),
    news: news?.is === "dropped" ? { is: news.is, why: words.dates[news.why] } : news
  }
}
