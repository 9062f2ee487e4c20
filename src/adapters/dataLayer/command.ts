/**
 * Google's `gtag`. The tag manager recognises a command only as an `arguments` object, not as an
 * array.
 */
export const command: (...words: ReadonlyArray<unknown>) => unknown = function () {
  return arguments
}
