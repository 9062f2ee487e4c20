/** The widths at which screens are designed, looked at and photographed, in CSS pixels. */
export const widths = [320, 360, 390, 768, 1024, 1280, 1440] as const

/** The toolbar's name of a width. */
export const viewportOf = (width: number) => `w${width}`

/** What Storybook's viewport toolbar offers. */
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
