/**
 * Stories whose photographs are equal, with the reason. Any other story that shows nothing of its own
 * proves behaviour: give it `chromatic: { disableSnapshot: true }`.
 */
export const equalStories: Readonly<Record<string, string>> = {
  "components-datefield--playground = components-textfield--with-icon": "A date is typed into a field with an icon.",
  "components-hero--playground = components-herocarousel--single": "One picture does not turn.",
  "components-scene--band = components-scene--puente": "The whole bridge fits a band.",
  "components-toast--with-action = pages-layoutnotice--playground": "The frame's notice is a toast."
}

const components = (names: string) => names.split(" ").map((name) => `components-${name}--playground`)

/** Stories whose photographs are equal in several channels, by the reason. */
export const equalInChannels: Readonly<Record<string, ReadonlyArray<string>>> = {
  "It has the colours of text.": components("contents copylink icon iconbutton price visuallyhidden"),
  "An error is red in every channel.": components("fielderror"),
  "It draws nothing of its own.": components("liveregion pageboundary stack"),
  "Some channels share their neutral colours and corners.": components(
    "cardnumberfield checkbox datefield digitsfield emailtext errorsummary expiryfield field fieldrow groupfield phonefield securitycodefield segmentedchoice selectfield textarea textfield toast"
  )
}
