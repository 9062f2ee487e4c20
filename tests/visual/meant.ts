/**
 * Stories whose photographs are equal, with the reason. Any other story that shows nothing of its own
 * proves behaviour: give it `chromatic: { disableSnapshot: true }`.
 */
export const equalStories: Readonly<Record<string, string>> = {
  "components-datefield--playground = components-textfield--with-icon": "A date is typed into a field with an icon.",
  "components-dialog--playground = pages-refusaldialog--playground": "The refusal is the dialog's sample text.",
  "components-hero--playground = components-herocarousel--single": "One picture does not turn.",
  "components-hero--slim = components-shorthero--wide": "The short hero is the slim one, loaded by itself.",
  "components-scene--band = components-scene--puente": "The whole bridge fits a band.",
  "components-toast--with-action = pages-layoutnotice--playground": "The frame's notice is a toast."
}

const components = (names: string) => names.split(" ").map((name) => `components-${name}--playground`)

/** Stories whose photographs are equal in several channels, by the reason. */
export const equalInChannels: Readonly<Record<string, ReadonlyArray<string>>> = {
  "It has the colours of text.": components("contents copylink icon iconbutton price visuallyhidden"),
  "An error is red in every channel.": components("fielderror"),
  "It draws nothing of its own.": components("liveregion pageboundary stack"),
  "One country alone words it otherwise.": ["pages-refusalreason--playground"],
  "Some channels share their neutral colours and corners.": components(
    "cardnumberfield checkbox datefield digitsfield errorsummary expiryfield field fieldrow groupfield securitycodefield segmentedchoice selectfield textarea textfield toast"
  )
}
