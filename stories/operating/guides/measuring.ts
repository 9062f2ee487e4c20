import { budgets } from "../../../tests/run/firstViewBudgets"
import type { Guide } from "../guide"

const { home, payment, results } = budgets

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
            "downloads, with brotli, against the table in `tests/run/firstViewBudgets.ts`. The limits stand",
            "some 2 % above what was reached, so that a feature fits; `BASE=main npm test -- budgets` says how",
            "much each row changed since that revision and which modules grew. Raise a limit only with its",
            "reason in this page."
          ]
        },
        {
          table: [
            ["what", "limit", "reached on 26 November 2026", "what weighs most"],
            ["home: JavaScript", `${home.js} kB`, "87.2 kB", "React, router and signals alone are 62 kB"],
            ["home: everything, with a banner", `${home.all} kB`, "135.8 kB", "the same"],
            [
              "home: requests, with a banner",
              String(home.requests),
              "14 (11 without)",
              "session, address of the API and banner are three"
            ],
            ["home: heap", `${home.heap} MB`, "2.1 MB", ""],
            ["/cotizar with its plans: JavaScript", `${results.js} kB`, "141.5 kB", "Effect with its Schema is 28 kB"],
            ["payment: JavaScript", `${payment.js} kB`, "158.1 kB", "the same"]
          ]
        },
        {
          text: [
            "The account costs each of them 1.5 kB: the session between tabs, its routes, the way back to a",
            "purchase; its pages come alone. Links to a trip and partners' links cost /cotizar and the",
            "payment 2 kB more; the operator's switches cost each 0.3 kB. The quote bar and what stands below",
            "the first view come when the visitor turns to them; header, carousel and footer do not yet.",
            "The drawings of a home's lower sections come in idle time (HO-13) and have a row of their own:",
            "they compete with nothing that the first view needs. Keeping the page on show until the next one",
            "is here (SH-17), and a document that comes anew with what was typed, cost each view 0.3 kB more.",
            "Fields that know a card number (VA-08) cost /cotizar and the payment 0.3 kB; what the payment",
            "says of a partner's link (EX-09), of a tried trip and of its provider's answers (TR-12), 1.7 kB.",
            "COTIZAR that asks at the press costs the home 0.5 kB, each destination's landscape all three 0.3."
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
            [
              "the same purchase in Firefox ESR, unslowed",
              "`npx tsx --tsconfig tests/engines/firefox.tsconfig.json tests/bench/firefox.ts`"
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
    },
    {
      title: "Interactions, 25 November 2026",
      blocks: [
        {
          text: [
            "b2c in Chromium at 4x on two cores with nothing else on them, the median of three rounds in turns",
            "with the bare React page."
          ]
        },
        {
          table: [
            ["what", "portal", "bare page", "ratio", "goal"],
            ["date picker", "40 ms", "48 ms", "0.8", "120 ms"],
            ["pick a day", "96 ms", "16 ms", "6.0", "48 ms"],
            ["comparison", "128 ms", "40 ms", "3.2", "64 ms"],
            ["typing", "32 ms", "24 ms", "1.3", "24 ms"],
            ["15 results, from the click, answer at hand", "311 ms", "52 ms", "6.0", "90 ms"],
            ["route, from the click to its painted heading", "118 ms", "26 ms", "4.6", "48 ms"],
            ["heap after 50 routes", "612 kB", "279 kB", "2.2", "300 kB"],
            ["heap after 50 more", "190 kB", "111 kB", "1.7", "300 kB"]
          ]
        },
        {
          text: [
            "The p98 of a whole purchase was 144 ms at 4x, and 160 to 192 ms in three purchases at 6x, goal 200.",
            "COTIZAR shows itself at work for a frame before the results are drawn: until then its press took",
            "272 ms, and the 15 results came 36 ms earlier. In Firefox, unslowed, 96 ms at a load of 16."
          ]
        }
      ]
    }
  ]
}
