import type { Area } from "../decision"

/** How a change of looks is photographed and approved. */
export const review: Area = {
  name: "Review",
  title: "Photographs and approval",
  decisions: [
    {
      number: 71,
      claim: "A story brings its own world; the preview knows none",
      text: [
        "TurboSnap photographs everything when a file changes that the preview imports.",
        "So the journey, the core and the adapters come with `inWorld`, and the portal beyond a page with",
        "`world.beyond`. The preview imports styles and themes alone. `npm test` asks Chromatic's own trace."
      ],
      file: "stories/world/inWorld.ts"
    },
    {
      number: 72,
      claim: "Chromatic's check decides, not the exit code of its job",
      text: [
        "`exitZeroOnChanges`: the job fails only if it could not photograph. Require the check *UI Tests*",
        "for a merge. `autoAcceptChanges: main`: what reaches main was approved on its branch, also after a",
        "squash, whose commit has no pictures. `onlyChanged`: TurboSnap."
      ],
      file: "chromatic.config.json"
    },
    {
      number: 73,
      claim: "Two systems photograph one list of stories and modes",
      text: [
        "Chromatic is where people with an account approve. `npm run visual` compares the same stories",
        "without one, on a laptop or in CI. `chromatic.modes` and `disableSnapshot` speak to both.",
        "A story that proves behaviour has no photograph: its play is the test."
      ],
      file: ".storybook/modes.ts"
    }
  ]
}
