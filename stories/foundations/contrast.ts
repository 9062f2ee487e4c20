/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const luminance = (colour: Rgb) => {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2 between two colours, 1 to 21. */
export const ratioOf = (front: Rgb, back: Rgb) => {
  const [a, b] = [luminance(front), luminance(back)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Pairs of tokens with their least contrast in every channel: 4.5 for text, 3 for graphics. */
export const pairs: ReadonlyArray<readonly [front: string, back: string, least: 4.5 | 3]> = [
  ["--on-action", "--action", 4.5],
  ["--on-action", "--action-hover", 4.5],
  ["--on-action", "--action-active", 4.5],
  ["--on-pop", "--pop", 4.5],
  ["--on-pop", "--pop-hover", 4.5],
  ["--link", "--surface", 4.5],
  ["--link", "--soft", 4.5],
  ["--link", "--soft-2", 4.5],
  ["--on-tag", "--tag", 4.5],
  ["--on-night", "--night", 4.5],
  ["--on-night-2", "--night", 4.5],
  ["--text", "--surface", 4.5],
  ["--text", "--surface-sunken", 4.5],
  ["--text", "--soft-2", 4.5],
  ["--text-2", "--surface", 4.5],
  ["--text-2", "--surface-sunken", 4.5],
  ["--text-2", "--soft", 4.5],
  ["--text-3", "--surface", 4.5],
  ["--text-3", "--surface-muted", 4.5],
  ["--danger", "--surface", 4.5],
  ["--success", "--surface", 4.5],
  ["--on-success-soft", "--success-soft", 4.5],
  ["--on-warning-soft", "--warning-soft", 4.5],
  ["--focus", "--surface", 3],
  ["--focus", "--soft-2", 3],
  ["--selected", "--surface", 3],
  ["--field", "--surface", 3]
]
