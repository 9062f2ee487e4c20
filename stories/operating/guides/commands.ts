import type { Guide } from "../guide"

/** Every command, and what its options do. */
export const commands: Guide = {
  title: "Commands",
  lead: "Every command, and what its options do.",
  parts: [
    {
      blocks: [
        {
          text: [
            "Node 20.19 or newer is all that a machine needs: so Vitest 5, Chromatic 17, Pact 17 and",
            "dependency-cruiser 18, which want Node 22, wait. The tests find a browser by themselves, or",
            "install one on Debian."
          ]
        },
        {
          table: [
            ["to", "run"],
            ["build the portal and serve it with the sandbox, on port 4000", "`npm start`"],
            ["serve it on another port", "`PORT=5000 npm start`"],
            ["put the portal in front of a real provider", "`PROXY_TARGET=https://host npm start`"],
            ["develop with hot reload, against the same sandbox", "`npm run dev`"],
            ["review every component and page, in every brand", "`npm run storybook`"],
            ["build `dist/`", "`npm run build`"],
            ["build it for production, twice, and list its parts", "`npm run release`"],
            ["pass what a change needs", "`npm test`"],
            ["pass every check, as continuous integration does", "`npm test -- all`"],
            ["pass the checks whose name starts so, whole", "`npm test -- types stories`"],
            ["write the contracts into `pacts/`", "`npm run contracts`"],
            ["see which calls are new, gone or ask differently", "`npm run contracts:diff -- origin/main`"],
            ["verify the sandbox against them", "`npm run contracts:verify`"],
            ["verify your server", "`npm run contracts:verify -- --url https://provider`"],
            ["check your state endpoint by itself", "`npm run contracts:states -- --setup https://…`"],
            ["check duties that no pact holds", "`npm run contracts:duties -- --url https://…`"],
            ["pack all that a provider needs of a release", "`npm run contracts:package`"],
            ["verify the worked providers in Java and Node", "`npm run contracts:examples`"],
            ["play the broker's commands", "`PACT_BROKER_BASE_URL=http://… npm run contracts:broker`"],
            ["rehearse a release and its return, after `npm run build`", "`npm run rehearse`"],
            ["compare a running brand with its release", "`npx tsx tests/monitor/run.ts --url https://…`"],
            ["time every interaction of a purchase, after `npm run build`", "`npx tsx tests/run/interactions.ts`"],
            ["see what a change does to the photographs", "`npm run visual`"],
            ["accept the photographs as they are now", "`npm run visual:update`"],
            ["see what a change means: stories, tokens, rules, pacts, texts", "`npm run meaning`"],
            ["see every page in every brand on one sheet", "`npm run contact-sheet`"],
            ["walk in Firefox ESR and WebKitGTK too, after `npm run build`", "`npm run engines`"],
            ["walk one file in one of them", "`npm run engines -- webkit purchase`"],
            ["hear the portal as Orca speaks it, after `npm run build`", "`npm run screen-reader`"],
            ["accept what it says now", "`npm run screen-reader:update`"],
            ["hear it once more, and mark what was not said both times", "`npm run screen-reader:update -- --again`"],
            ["print how large and how plain the project is", "`npx tsx tests/conventions/figures.ts`"],
            ["see that `package-lock.json` has each platform's hashes, after installing a package", "`npm run lock`"]
          ]
        },
        {
          text: [
            "Browsers know that `*.localhost` is this machine. For a tool that does not, add the names to",
            "the hosts file."
          ]
        },
        {
          text: [
            "The options of `contracts:verify`: `--setup address` posts each state there first; `--origin",
            "https://page` asks whether the sales of that page may carry their key. `--help` lists the",
            "others."
          ]
        }
      ]
    },
    {
      title: "One test alone",
      blocks: [
        {
          table: [
            ["of", "run"],
            ["a rule, an adapter, a pact", "`npx vitest run src/core/trip/tripRules.test.ts`"],
            ["a walk, after `npm run build`", "`npm run e2e -- e2e/quote`"],
            ["walks ten times alone and ten times on a busy machine", "`npx tsx tests/run/repeat.ts 10 e2e/quote`"],
            ["the stories of a component or page", "`npm run story -- Checkbox`"],
            ["the same, as often as a file is saved", "`npm run story -- Checkbox --watch`"]
          ]
        },
        {
          text: [
            "Each test finds the same browser by itself; `CHROME_PATH` names another. `npm run e2e -- quote",
            "--trace on` records what a failing walk did."
          ]
        },
        {
          text: [
            "In the sidebar of `npm run storybook`, *Run tests* plays every story, and the three dots beside",
            "a component play its own. The arrow beside *Run tests* opens the box for accessibility and the",
            "eye, which plays the stories of each saved file. This is Storybook's test addon, for work in progress; `npm test` plays the same stories",
            "over the built Storybook, and its verdict counts. Reload the page if a press does nothing: it",
            "missed the busy server."
          ]
        }
      ]
    },
    {
      title: "As it is heard",
      blocks: [
        {
          text: [
            "`npm run screen-reader` walks from the home to the voucher by keyboard in Firefox, on a desktop without",
            "a screen, and writes down what Orca says in Spanish. It needs Debian's `orca`, `firefox-esr`,",
            "`firefox-esr-l10n-es-ar`, `xvfb`, `evilwm`, `xdotool`, `dbus-x11` and `locales`; elsewhere it",
            "says `not run: no orca`. *Specification*, *Heard* shows the transcripts. An error that a busy",
            "machine speaks after more than a second does not count: `not measured` names it. Below a load",
            "of 2 it fails."
          ]
        }
      ]
    },
    {
      title: "Random payments",
      blocks: [
        {
          text: [
            "`STORIES=300 npm run e2e -- e2e/randomPayments` plays 300 random stories of a buyer: lost",
            "answers, other tabs, reloads, corrected names, old prices, 25 hours later. The provider's book",
            "says what was charged. That takes about 25 minutes; `npm test -- all` plays six. A story's",
            "number is its seed: `STORIES=17 npm run e2e -- e2e/randomPayments -g ' 17:'` plays one again."
          ]
        }
      ]
    },
    {
      title: "Adapted pages",
      blocks: [
        {
          text: [
            "`E2E=all npm run e2e -- e2e/adapting` enlarges every page to 200 % and 400 %, spaces its",
            "text out, forces its colours and goes round it by Tab, on three brands. `npm test` does so for",
            "one page of each kind."
          ]
        }
      ]
    },
    {
      title: "Every early field",
      blocks: [
        {
          text: [
            "`E2E=all npm run e2e -- e2e/early` fills",
            "every field of six pages before the page is alive, in every way, on three brands, printed and",
            "drawn by the client. That is over 1,000 fields and takes the best part of an hour. `npm test`",
            "walks a part of it that covers each way and each hindrance."
          ]
        }
      ]
    }
  ]
}
