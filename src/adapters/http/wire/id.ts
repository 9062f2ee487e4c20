/** An id as it came from the provider's lists: a number unless it is none. */
export const toId = (id: string): number | string => {
  const number = Number(id)
  return String(number) === id && Number.isSafeInteger(number) ? number : id
}
