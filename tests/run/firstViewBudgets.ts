/** Budgets of the first view: kB with brotli, MB of heap, requests. One is raised only with its reason in Storybook: Operating, Measuring. */
export const budgets = {
  home: { js: 85.5, css: 15, font: 25, html: 25, all: 134, ahead: 25, requests: 14, heap: 2.2 },
  results: { js: 137.5, css: 15 },
  payment: { js: 152.5, css: 15 }
} as const
