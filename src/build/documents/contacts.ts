import type { DocumentBrand } from "./brand"

/** Contact rows: the lines of the assistance page, then the channel's phones. */
export const contactsOf = ({ assistance, channel }: DocumentBrand): ReadonlyArray<readonly [string, string]> => {
  const lines = assistance.contacts.lines.map(({ label, value }) => [label, value] as const)
  const phones = [channel.phones.join(" / "), channel.hours].filter(Boolean).join(" · ")
  return [...lines, ["Consultas", phones]]
}
