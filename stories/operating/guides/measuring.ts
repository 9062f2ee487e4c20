import type { Guide } from "../guide"

/** The budgets of the first view, and the benches. */
export const measuring: Guide = {
  title: "Measuring",
  lead: "The budgets of the first view, and the benches.",
  parts: [
    {
      blocks: [
        {
          text: [
            "`npm test -- budgets` opens the build in Chromium against the sandbox and holds what it",
            "downloads, with brotli, against the table in `tests/run/firstViewBudgets.ts`. Raise a budget only with",
            "its reason in this page. Six are above their goals:"
          ]
        },
        {
          table: [
            ["what", "budget", "goal", "why it is above"],
            ["home: JavaScript", "85 kB", "72 kB", "React, router and signals alone are 62 kB"],
            ["home: everything, with a banner", "133 kB", "130 kB", "the same"],
            [
              "home: requests, with a banner",
              "14 (11 without)",
              "10",
              "session, address of the API and banner are three"
            ],
            ["home: heap", "2.2 MB", "2 MB", ""],
            ["/cotizar with its plans: JavaScript", "136.5 kB", "115 kB", "Effect with its Schema is 28 kB"],
            ["payment: JavaScript", "151.5 kB", "120 kB", "the same"]
          ]
        },
        {
          text: [
            "The account costs each of them 1.5 kB: the session between tabs, its routes, the way back to a",
            "purchase; its pages come alone. Links to a trip and partners' links cost /cotizar and the",
            "payment 2 kB more; the operator's switches cost each 0.3 kB. The quote bar and what stands below",
            "the first view come when the visitor turns to them; header, carousel and footer do not yet.",
            "The drawings of a home's lower sections come in idle time (HO-13) and have a row of their own:",
            "they compete with nothing that the first view needs."
          ]
        }
      ]
    },
    {
      title: "Benches",
      blocks: [
        {
          table: [
            ["to measure", "run"],
            ["the sandbox, interactions and waking up, after `npm run build`", "`npm run bench`"],
            [
              "quotes, sales and vouchers a second, each beside a bare server or database of the same run",
              "`npx tsx tests/bench/sandbox.ts`"
            ],
            ["whether ten minutes of them let the memory grow by more than a tenth", "the same with `--soak`"],
            [
              "each interaction of a purchase on a slowed processor, beside a bare React page",
              "`npx tsx tests/bench/interactions.ts`"
            ],
            ["public pages with Lighthouse, beside themselves without scripts", "`npx tsx tests/bench/lighthouse.ts`"]
          ]
        },
        {
          text: [
            "The goals of the sandbox (1,500 quotes/s with p99 60 ms, 300 sales/s with p99 150 ms, 300",
            "vouchers/s) count on two idle cores; the printed load says whether they were idle. On a busy machine",
            "compare the ratios to the bare server and database, which the same run measures."
          ]
        }
      ]
    }
  ]
}
