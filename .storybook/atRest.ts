interface Photographed {
  readonly parameters: {
    readonly chromatic?: { readonly modes?: Readonly<Record<string, unknown>> }
    /** The focus is what this story shows. */
    readonly focused?: boolean
  }
}

/**
 * After its play, a story that is photographed in several channels shows its resting look: neither
 * focus nor scroll stays. Other stories show a moment, which may have the focus.
 */
export const atRest = ({ parameters: { chromatic, focused } }: Photographed) => {
  if (focused || Object.keys(chromatic?.modes ?? {}).length < 2) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, left: 0, behavior: "instant" })
}
