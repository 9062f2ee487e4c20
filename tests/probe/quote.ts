import { readApiUrl } from "../../src/adapters/http/allowedProxy"
import { callHeaders } from "../../src/adapters/http/call"
import { readQuoteAnswer, toWireQuote } from "../../src/adapters/http/QuoteApiHttp"
import { dayAfter } from "../../src/core/trip/tidyDates"
import { judgeTrip } from "../../src/core/trip/tripRules"
import { ask } from "./ask"
import { type Looked, looked, wrong } from "./finding"
import type { Rules, Target } from "./target"

/** Ten days, as far ahead as the channel sells them. */
const farTrip = ({ channel: { trip } }: Target, today: string) => {
  const start = dayAfter(today, trip.maxDaysToStart - 1)
  const asked = { destination: "EUROPA", start, end: dayAfter(start, 10), ages: [40] }
  const verdict = judgeTrip(asked, trip, today)
  if (verdict.is !== "quotable") throw new Error(`no trip can be quoted: ${verdict.is}`)
  return { ...asked, ...verdict }
}

const answerIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The base of the public calls, which must be the page's own origin or a proxy that the channel lists. */
const baseOf = async ({ channel: { code, proxyHosts }, origin }: Target, rules: Rules) => {
  const got = await ask(`${origin}/api_url`, rules, { headers: callHeaders(code) })
  if (got.status !== 200) throw new Error(`/api_url answers ${got.status}`)
  const base = new URL(readApiUrl(got.body.toString()), origin)
  if (base.origin === origin || (base.protocol === "https:" && proxyHosts.includes(base.host)))
    return base.href.replace(/\/$/, "")
  throw new Error(`/api_url leads to ${base.origin}, which the channel does not list`)
}

/** One real quote, which sells nothing: plans, and within its time. */
export const lookAtQuote = async (target: Target, rules: Rules): Promise<Looked> => {
  const { code, currency } = target.channel
  const trip = farTrip(target, rules.today)
  const base = await baseOf(target, rules)
  const { email, phone } = rules
  const body = toWireQuote({ ...trip, currency: currency.code, coupon: null, phone, email, subscribed: false })
  const {
    body: text,
    ms,
    status
  } = await ask(`${base}/public_api/sales/quote`, rules, {
    method: "POST",
    headers: { ...callHeaders(code), Origin: target.origin },
    body: JSON.stringify(body)
  })
  const time = `${Math.round(ms)} ms`
  if (status !== 200) return looked("quote", time, [`answers ${status}`])
  const answer = readQuoteAnswer(answerIn(text), currency.code)
  const late = wrong([ms > rules.slow, `took ${time}; ${rules.slow} ms is the limit`])
  if (answer.is === "declined") return looked("quote", time, [`is declined: ${answer.message}`, ...late])
  if (answer.is === "unreadable") return looked("quote", time, ["cannot be read", ...late])
  const { bad, plans } = answer
  return looked("quote", `${plans.length} plans from ${trip.start} to ${trip.end} in ${time}`, [
    ...wrong(
      [plans.length === 0, `has no plan from ${trip.start} to ${trip.end}`],
      [bad > 0, `has ${bad} unreadable plans`]
    ),
    ...late
  ])
}
