import type { Guide } from "../guide"

/** How to photograph the stories, and what the toolbar switches. */
export const photographs: Guide = {
  title: "Photographs and the toolbar",
  lead: "How to photograph the stories, and what the toolbar switches.",
  parts: [
    {
      blocks: [
        {
          text: [
            "`npm run visual` photographs the stories, compares each photograph with the one that is",
            "committed, and writes a report to `.cache/visual/report.html`. `npm run visual:update` accepts",
            "what it sees."
          ]
        },
        {
          table: [
            ["option", "what it does"],
            ["`-- --grep PaymentCard`", "photographs a part; `-- --grep 'pages-.* 360'` matches story and mode"],
            [
              "`-- --restless`",
              "delays frames and short waits by chance: a story whose look depends on timing then differs"
            ],
            ["`-- --any-browser`", "compares although another browser took the committed photographs"]
          ]
        },
        {
          text: [
            "It brings the browser of the photographs, Debian's `chromium-headless-shell` of the version in",
            "`tests/visual/baselines/manifest.json`, unpacked into `.cache`. It ends with 0 when nothing",
            "changed, 1 when something did, 2 when it could not work, and 3 without comparing, or retaking",
            "a part, where only another browser is to be had."
          ]
        },
        {
          text: [
            "The report has a group for each changed file that the differences come from, over all brands",
            "and widths: where each picture differs, before and after on one spot, a link to the story with",
            "its switches, and the sentences for the approval. `npm run meaning` writes beside it which",
            "stories, brands, rules, pacts, texts and requirements the change since main touches, and each",
            "changed token before and after, per brand; `-- --since tag` compares with a release."
          ]
        },
        {
          text: [
            "A story shows something that no other shows, and in several brands only what differs there;",
            "`tests/visual/meant.ts` lists the exceptions. A story that proves behaviour switches its",
            "photograph off. A story that is photographed in several brands ends without focus, unless its",
            "parameter `focused` says that the focus is what it shows (`.storybook/atRest.ts`)."
          ]
        },
        {
          text: [
            "`npm run contact-sheet` lays every page in every brand side by side; `-- --readme` renews the",
            "picture in the README. The photographs are kept in `tests/visual/`, at half their size."
          ]
        }
      ]
    },
    {
      title: "Chromatic",
      blocks: [
        {
          text: [
            "Chromatic photographs the same stories and modes after each push, for approval by people with",
            "an account. Its settings are in `chromatic.config.json`; decision 72 has the reasons."
          ]
        },
        {
          table: [
            ["setting", "what it means here"],
            [
              "`onlyChanged`",
              "TurboSnap photographs the stories that a change can reach; `npm test` checks that they are few"
            ],
            [
              "`exitZeroOnChanges`",
              "a change of looks is no failure of the job; require Chromatic's check *UI Tests* for a merge"
            ],
            ["`autoAcceptChanges`", "main takes what was approved on its branch, also after a squash"],
            ["`externals`", "files outside the import graph whose change photographs every story"]
          ]
        },
        {
          text: [
            "The workflow runs on push: TurboSnap does not support `pull_request`. A branch of a fork has no",
            "token, so its pictures are taken on main; compare them before with `npm run visual`."
          ]
        }
      ]
    },
    {
      title: "The toolbar",
      blocks: [
        {
          text: [
            "The switches are brand, session, context, network and motion. Until one is touched, each story",
            "sets its own world; `stories/world/worldWith.ts` says what a switch makes of it. Under a switch a",
            "story plays its steps only where it says `playedUnder` (`.storybook/elsewhere.ts`). Above a",
            "page that the channel does not have, a note says so (`stories/world/AbsentHere.tsx`). People with",
            "an address in a story live where its channel sells (`stories/world/residents.ts`). A story whose",
            "page leads elsewhere ends with a note, unless it brings the next page as `world.beyond`."
          ]
        }
      ]
    }
  ]
}
