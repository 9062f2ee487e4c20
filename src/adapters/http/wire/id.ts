/** An id of the provider's lists: a number if its text is one, otherwise the text. */
export const toId = (id: string): number | string => {
  const number = Number(id)
  return String(number) === id && Number.isSafeInteger(number) ? number : id
}
