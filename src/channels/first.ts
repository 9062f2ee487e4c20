/** The brand of the portal's own name. Storybook and the photographs show it first. */
export const first = "b2c"
