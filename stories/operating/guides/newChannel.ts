import type { Guide } from "../guide"

/** Every place that a new channel is added to. */
export const newChannel: Guide = {
  title: "A new channel",
  lead: "Every place that a new channel is added to. Tests find a forgotten one, but not an unchanged logo, palette or table row of the copied channel.",
  parts: [
    {
      blocks: [
        {
          steps: [
            [
              "Copy the folder of the nearest channel in `src/channels/` (`miw` sells through producers, `b2c`",
              "alone) and change its values. Its first scene, in its light, its ridges, stamp, radii and title's",
              "weight must be its own: `channels.test.ts` says which are taken."
            ],
            "Add its line to `src/channels/index.ts`.",
            [
              "Add it to `src/channels/destinos.json` where a destination names its channels, or add",
              "destinations of its own."
            ],
            [
              "Add what the specification says of it to `contracts/fixtures/specifiedChannels.ts`: tests of",
              "`src/channels`, walks and specified texts read it there."
            ],
            [
              "Add its expected values to the tables of `catalogue`, `copy`, `documents`, `pages` and `voice`",
              "in `src/channels/*.test.ts`, of `contracts/sandbox/catalogue.test.ts`, and of the walks `contact`",
              "and `shell`: `npm test -- units walks` names each that lacks it."
            ],
            "Add its row to `contracts/sandbox/channels.ts`: what the channel can do.",
            "Add its prices to `contracts/sandbox/rating/rating.sql`.",
            [
              "Photograph it: `npm run visual:update -- --grep ' <id>'`, about three minutes. A test of",
              "`tests/form` asks for every page of every channel."
            ],
            ["Say ten where the README, `package.json` and `stories/specification/groups/channels.ts` say nine."]
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
