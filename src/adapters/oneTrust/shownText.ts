/** Texts of OneTrust's banner and preference centre, in the order of reading. */
const ofBanner = ["BannerTitle", "AlertNoticeText", "MainText", "MainInfoText"]
const ofGroup = ["CustomGroupId", "GroupName", "GroupDescription"]

const textsIn = (found: unknown, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.flatMap((name) => {
    const text: unknown = Object(found)[name]
    return typeof text === "string" && text !== "" ? [text] : []
  })

/**
 * What OneTrust's script says that its banner and its preference centre read, a line each. Empty if
 * it says nothing, or is not there yet.
 */
export const shownText = (): string => {
  try {
    const domain: unknown = window.OneTrust?.GetDomainData?.()
    const groups: unknown = Object(domain).Groups
    const all = Array.isArray(groups) ? groups : []
    return [...textsIn(domain, ofBanner), ...all.flatMap((group) => textsIn(group, ofGroup))].join("\n")
  } catch {
    return ""
  }
}
