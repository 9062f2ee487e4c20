import type { success } from "../../copy/success"
import type { Receipt } from "../../core/enroll/purchase"
import type { presentNewPass } from "./presentPass"

type SuccessWords = typeof success

const linesOf = (name: string, place: string | undefined, { pass, send }: SuccessWords): ReadonlyArray<string> => {
  if (place === undefined) return [name || pass.title]
  return name ? send.to(name, place) : [send.trip(place)]
}

/**
 * The contents of the pass's picture: one picture for each traveller, by name, or a single one for
 * all if none is known. It has no document, e-mail or price (OU-in-the-chat). `place` is the
 * destination in words, such as "a Europa".
 */
export const presentPictures = (
  { names }: Pick<Receipt, "names">,
  { days, facts, help, voucher }: Pick<ReturnType<typeof presentNewPass>, "days" | "facts" | "help" | "voucher">,
  place: string | undefined,
  words: SuccessWords
) => {
  const { coverage, plan } = words.pass
  const { lines, title } = help.phones
  return (names.length > 0 ? names : [""]).map((name, at) => ({
    label: name || words.send.anyone,
    fileName: words.send.fileName(at + 1),
    lines: linesOf(name, place, words),
    days,
    facts: [
      ...facts.filter(({ label }) => label === plan || label === coverage),
      { label: voucher.label, value: voucher.number }
    ],
    phones: { title, lines: lines.slice(0, 2).map(({ label, value }) => ({ label, value })) }
  }))
}
