/** Widths for design, review and photographs, in CSS pixels. */
export const widths = [320, 360, 390, 768, 1024, 1280, 1440] as const

/** The name of a width in the viewport toolbar. */
export const viewportOf = (width: number) => `w${width}`

export const viewports = Object.fromEntries(
  widths.map((width) => [
    viewportOf(width),
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 768 ? "844px" : "900px" },
      type: width < 768 ? ("mobile" as const) : width < 1024 ? ("tablet" as const) : ("desktop" as const)
    }
  ])
)
