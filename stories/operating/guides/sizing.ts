import type { Guide } from "../guide"
import { assumed, atPeak, bytes, calls, coresAtPeak, files, measured, perThousand, total } from "../sizing/model"

const one = (value: number) => value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 })
const percent = (part: number) => `${one(part * 100)} %`
const peak = (perVisit: number) => `${one(atPeak(perVisit))}/s`
const million = (perVisit: number) => `${one((perVisit * assumed.visitsADay) / 1e6)} million`

/** A row of what is asked for: a visit, a day, a second at the peak. */
const row = (what: string, perVisit: number) => [what, one(perVisit), million(perVisit), peak(perVisit)]

const broken: Readonly<Record<keyof typeof coresAtPeak, readonly [what: string, sign: string, remedy: string]>> = {
  home: [
    "session, address of the API and banner of each home",
    "`/userinfo` slows down while sales stay flat: it grows with visits",
    "answer `/api_url` and the banner from memory, in a process of their own"
  ],
  quotes: [
    "quotes",
    "`npm run probe` says that a quote took over 3 s; after 4 s the page tells visitors that it takes long",
    "more processes: a quote writes nothing. When full, answer 429, which no portal repeats"
  ],
  lists: ["lists of the passengers' form", "the form offers to load a list again", "keep the lists in memory"],
  sales: [
    "sales",
    "p99 of `sales/enroll` over 150 ms, connections of PostgreSQL all taken (four a process)",
    "a larger pool; the portal never repeats a sale, so there is no storm"
  ]
}

const inOrder = Object.entries(coresAtPeak)
  .toSorted(([, a], [, b]) => b - a)
  .map(([name, cores]) => [one(cores), ...broken[name as keyof typeof coresAtPeak]])

/** Ten million visits a day on paper, from the data of `stories/operating/sizing/model.ts`. */
export const sizing: Guide = {
  title: "Ten million visits a day",
  lead: "On paper, from the data of `stories/operating/sizing/model.ts`.",
  parts: [
    {
      blocks: [
        {
          text: [
            "Files come from a content network; the provider and its PostgreSQL stand behind it. Change the",
            "assumptions in the model to what your analytics say: every figure here follows."
          ]
        },
        {
          table: [
            ["assumed", "value"],
            ["visits a day", one(assumed.visitsADay)],
            ["with an empty cache", percent(assumed.cold)],
            ["minutes in which a tab is seen", one(assumed.minutes)],
            ["quote, and trips each", `${percent(assumed.quoting)}, ${one(assumed.quotes)}`],
            ["reach the passengers; pay", `${percent(assumed.choosing)}; ${percent(assumed.paying)}`],
            ["busiest hour, and burst in it", `${percent(assumed.peakHour)} of a day, ${one(assumed.burst)} times`],
            ["a small call costs", `${one(assumed.smallCallAsQuote)} quote of the reference, at most`]
          ]
        },
        {
          table: [
            ["measured", "value", "by"],
            [
              "home, everything",
              `${one(measured.home)} kB, ${one(measured.homeRequests)} requests`,
              "`npm test -- budgets`"
            ],
            [
              "more for /cotizar; for the payment",
              `${one(measured.resultsMore)} kB; ${one(measured.paymentMore)} kB`,
              "the same"
            ],
            ["a printed document", `${one(measured.document)} kB with brotli`, "the same"],
            [
              "an answer with eight plans",
              `${one(measured.quoteAnswer)} kB, ${one(measured.quoteCompressed)} kB with brotli`,
              "the sandbox, which sends it plain"
            ],
            [
              "quotes and sales on two idle cores",
              `${one(measured.quotesOnTwoCores)}/s and ${one(measured.salesOnTwoCores)}/s`,
              "goals of `tests/bench/sandbox.ts`; see *Measuring*"
            ]
          ]
        }
      ]
    },
    {
      title: "What is asked for",
      blocks: [
        {
          table: [
            ["of the content network", "a visit", "a day", "at the peak"],
            row("documents", files.documents),
            row("scripts, styles, font, drawings", files.assets),
            row("`/config/estado.json`", files.switches),
            row("together", total.files)
          ]
        },
        {
          table: [
            ["of the provider", "a visit", "a day", "at the peak"],
            row("session, address, banner", calls.home),
            row("quotes", calls.quotes),
            row("lists", calls.lists),
            row("prices before a payment, at most", calls.prices),
            row("sales", calls.sales),
            row("together", total.calls)
          ]
        },
        {
          text: [
            `Browsers receive ${one(total.bytes)} kB a visit (${one(bytes.firstView)} for the first view,`,
            `${one(bytes.results)} for results, ${one(bytes.payment)} for payments, ${one(bytes.answers)} for plain`,
            `answers of quotes): ${one((total.bytes * assumed.visitsADay) / 1e9)} TB a day.`
          ]
        }
      ]
    },
    {
      title: "What is kept where",
      blocks: [
        {
          table: [
            ["what", "browser", "content network"],
            [
              "`/assets/*`",
              "a year, immutable: the name has the hash",
              "a year; keep the last release's for open tabs"
            ],
            ["documents", "asked again each time (`no-cache`)", "at most ten minutes, and emptied at a release"],
            [
              "`/config/estado.json`",
              "asked again each time",
              "20 s: with the 30 s of a tab that keeps the promised 60"
            ],
            [
              "`/config/destinos.json`, `/Docs/*`, `/banners/*`",
              "asked again each time",
              "ten minutes, emptied at a release"
            ],
            ["`/asistencia.js`", "asked again each time", "not at all: it is the worker's switch"],
            ["answers of the provider", "never (`no-store`)", "never"]
          ]
        },
        {
          text: [
            "Ten minutes is what `npm run rehearse` proves harmless and what `npm run probe` allows (`--age`).",
            "Keep these times at the network and leave the headers to browsers as they are."
          ]
        }
      ]
    },
    {
      title: "A thousand visits cost",
      blocks: [
        {
          text: [
            `\`${one(perThousand.gigabytes)} × gigabyte + ${one(perThousand.tenThousandRequests)} × tenThousandRequests`,
            `+ ${perThousand.coreHours.toPrecision(2)} × coreHour + ${one(perThousand.thousandWrites * 1000)} / 1000 × thousandWrites\``
          ]
        },
        {
          list: [
            "`gigabyte`: sent by the content network, and by the provider for its answers.",
            "`tenThousandRequests`: answered by the content network.",
            "`coreHour`: an hour of one core of the provider. Cores idle outside the peak: divide by their use.",
            "`thousandWrites`: a thousand inserts of PostgreSQL, with their storage and its copies."
          ]
        }
      ]
    },
    {
      title: "What breaks first",
      blocks: [
        { table: [["cores at the peak", "what", "its sign", "what helps"], ...inOrder] },
        {
          list: [
            [
              "A provider that fails is asked more: browsers repeat a GET twice and a quote once after a cut",
              "connection, 502, 503 or 504. Up to three times the small calls and twice the quotes come then."
            ],
            [
              `Plain answers of quotes are ${percent(bytes.answers / total.bytes)} of all bytes: with brotli they are`,
              `${one(calls.quotes * measured.quoteCompressed)} kB a visit instead of ${one(bytes.answers)}.`
            ],
            [
              `A network that does not keep \`/config/estado.json\` passes ${peak(files.switches)} on to the store.`,
              "Its sign is a store that is asked for one file only. A lost file switches nothing off."
            ]
          ]
        }
      ]
    }
  ]
}
