/** Google's `gtag`: the tag manager knows a command by its being the arguments of a call, and no list will do in its place. */
export const command: (...words: ReadonlyArray<unknown>) => unknown = function () {
  return arguments
}
