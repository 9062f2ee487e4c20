import type { Guide } from "../guide"

/** Every place that a new channel is added to. */
export const newChannel: Guide = {
  title: "A new channel",
  lead: "Every place that a new channel is added to. Tests find a forgotten one, but not an unchanged logo or palette of the copied channel.",
  parts: [
    {
      blocks: [
        {
          steps: [
            [
              "Copy the folder of the nearest channel in `src/channels/` (`miw` sells through producers, `b2c`",
              "alone) and change its values. Its first scene, in its light, its ridges, stamp, radii and title's",
              "weight must be its own: `channels.test.ts` names the brands that share one."
            ],
            "Add its hosts to `src/channels/hosts.ts` and its line to `src/channels/index.ts`.",
            [
              "Add it to `src/channels/destinos.json` where a destination names its channels, or add",
              "destinations of its own."
            ],
            [
              "Add what the specification says of it to `contracts/fixtures/specifiedChannels.ts`, one row:",
              "tests of `src/channels` and of the sandbox, walks and specified texts read it there."
            ],
            "Add its row to `contracts/sandbox/channels.ts`: what the channel can do.",
            "Add its prices to `contracts/sandbox/rating/priceList.ts`.",
            [
              "If it claims what few brands may, such as telemedicine or annual plans, name it beside the",
              "claim: in `voice.test.ts`, `pages.test.ts` and `documents.test.ts` of `src/channels`."
            ],
            [
              "Name it in the requirements that list brands: CH-01, HO-04, HO-07, QR-10, CT-02 and PR-01 in",
              "`stories/specification/groups/`."
            ],
            [
              "`npx vitest run src contracts tests/conventions` and `E2E=all npm run e2e -- -g <id>` name what",
              "is missing."
            ],
            [
              "Photograph it: `npm run visual:update -- --grep ' <id>'`, about three minutes. A test of",
              "`tests/conventions` asks for every page of every channel."
            ]
          ]
        },
        {
          text: [
            "A theme only re-values tokens of `src/styles/tokens.css`. Words only override leaves of the",
            "copy: the compiler refuses others."
          ]
        }
      ]
    }
  ]
}
