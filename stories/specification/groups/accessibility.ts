import type { Group } from "../requirement"

export const accessibility: Group = {
  code: "A11Y",
  title: "Accessibility",
  requirements: {
    "A11Y-01": "Every field has a label, and its message is tied to it.",
    "A11Y-02": {
      text: "Dates, destination and passengers work by keyboard; days can be typed.",
      decision: 6
    },
    "A11Y-03": "The hero can be paused, and rests on focus, under the pointer and with reduced motion.",
    "A11Y-04": "Tabs of the comparison move by arrow keys.",
    "A11Y-05": "Waiting and results are announced; a failed submit goes to the first wrong field.",
    "A11Y-06": "The payment shows plan, days, passengers and total first, and lets one go back.",
    "A11Y-07": "Contrast is 4.5:1 in all themes, targets are 24 px and 320 px are wide enough.",
    "A11Y-08": {
      text: "Fields name their autocomplete token and their keyboard.",
      reading: `The return key says what it does: on to what the form asks for next, and from the last
        field it sends.`,
      decision: 100
    },
    "A11Y-09": "lang is es-AR or es-CL, titles differ, and a link skips to the content.",
    "A11Y-10": "Chromium, Firefox and WebKit draw the same pages and lead from the home to the voucher.",
    "A11Y-11": {
      text: `A screen reader speaks every control's name, every error within a second and nothing twice,
        in Spanish, and the amount before the button that pays.`,
      origin: "ours"
    },
    "A11Y-12": {
      text: "Every page meets WCAG 2.2 AA: each criterion has its proof.",
      origin: "ours"
    },
    "A11Y-13": {
      text: "No field zooms the page under a finger: its text has 16 px on phones and tablets, turned either way.",
      origin: "ours"
    }
  }
}
