/**
 * A story that takes a moment to be got ready is hidden by Storybook, on a busy machine also while it is drawn: a dialog would open
 * where nothing can take the focus. A story is shown before it is drawn, and no later.
 */
export const shownFirst = ({ viewMode }: { readonly viewMode: string }) => {
  if (viewMode === "story") window.__STORYBOOK_PREVIEW__.view.showMain()
}
