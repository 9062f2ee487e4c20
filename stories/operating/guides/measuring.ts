import { budgets } from "../../../tests/run/firstViewBudgets"
import type { Guide } from "../guide"

const { home, payment, results } = budgets

/** The budgets of the first view, and the time of a press. */
export const measuring: Guide = {
  title: "Measuring",
  lead: "The budgets of the first view, and the time of a press.",
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
      title: "Interactions",
      blocks: [
        {
          text: [
            "`npx tsx tests/run/interactions.ts`, after `npm run build`, buys on a processor slowed six times and",
            "fails where the p98 of all interactions is over 200 ms. The printed load says how far to trust it:",
            "160 to 192 ms on two idle cores on 25 November 2026, 280 ms at a load of 22."
          ]
        }
      ]
    }
  ]
}
