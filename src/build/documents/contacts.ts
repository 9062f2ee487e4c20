import type { DocumentBrand } from "./brand"

/** Where to get in touch: the lines of the assistance page where there is one, else those of the channel. */
export const contactsOf = ({ assistance, channel }: DocumentBrand): ReadonlyArray<readonly [string, string]> => {
  const lines = assistance.contacts.lines.map(({ label, value }) => [label, value] as const)
  const phones = [channel.phones.join(" / "), channel.hours].filter(Boolean).join(" · ")
  return [...lines, ["Consultas", phones]]
}
