import { showStory } from "./storybook"

/**
 * Shows the story before it renders. Storybook hides a story during its preparation, on a busy
 * machine also while it renders; a dialog that opens then cannot take the focus.
 */
export const shownFirst = ({ viewMode }: { readonly viewMode: string }) => {
  // Of the story before: a page takes no press for a moment after one that closed a modal.
  for (const pause of document.body.getAnimations()) pause.cancel()
  if (viewMode === "story") showStory()
}
