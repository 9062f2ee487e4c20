/** `JSON.stringify` that writes integers beyond 2^53 as the numbers that they were (`Id`). */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/([:,[])"\\u0001(-?\d+)"(?=[,}\]])/g, "$1$2")
