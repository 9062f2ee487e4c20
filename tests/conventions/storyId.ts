import { storyNameFromExport, toId } from "storybook/internal/csf"

/** Storybook's id of an exported story, as its 10.6.7 makes it: internal, and nowhere else offered. */
export const storyId = (title: string, exported: string): string => toId(title, storyNameFromExport(exported))
