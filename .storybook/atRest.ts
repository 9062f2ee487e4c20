interface Photographed {
  readonly name: string
  readonly parameters: {
    /** This story shows the focus, so it stays. */
    readonly focused?: boolean
  }
}

/**
 * After its play, a file's first story shows its resting look: neither focus nor scroll stays.
 * Other stories show a moment, which may have the focus.
 */
export const atRest = ({ name, parameters: { focused } }: Photographed) => {
  if (focused || name !== "Playground") return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, left: 0, behavior: "instant" })
}
