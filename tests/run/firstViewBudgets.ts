/**
 * Budgets of the first view: kB with brotli, MB of heap, requests. They stand some 2 % above what
 * is reached, so that a feature fits and a lost split does not. One is raised only with its reason
 * in Storybook: Operating, Measuring.
 */
export const budgets = {
  home: { js: 88, css: 15, font: 25, html: 25, all: 136.5, ahead: 25, requests: 14, heap: 2.2 },
  results: { js: 143, css: 15 },
  payment: { js: 159.5, css: 15 }
} as const
