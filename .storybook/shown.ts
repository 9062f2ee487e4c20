import { showStory } from "./storybook"

/**
 * Shows the story before it renders. Storybook hides a story during its preparation, on a busy
 * machine also while it renders; a dialog that opens then cannot take the focus.
 */
export const shownFirst = ({ viewMode }: { readonly viewMode: string }) => {
  // Ends the pause that the story before left: after a press that closed a modal the page takes none.
  for (const pause of document.body.getAnimations()) pause.cancel()
  if (viewMode === "story") showStory()
}
