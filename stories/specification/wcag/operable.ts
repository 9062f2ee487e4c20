import { axe, by, type Criterion } from "./criterion"

/** Principle 2. */
export const operable: ReadonlyArray<Criterion> = [
  {
    id: "2.1.1",
    level: "A",
    title: "Keyboard",
    how: ["The whole way from the home to the voucher works by keyboard alone."],
    proofs: [
      by.walk("access", "the keyboard alone quotes a trip"),
      by.walk("keyboard", "the keyboard alone goes from the home to the voucher"),
      by.walk("purchase", "step 3 by keyboard alone")
    ]
  },
  {
    id: "2.1.2",
    level: "A",
    title: "No Keyboard Trap",
    how: ["Tab goes round each page; a modal gives the focus back when it closes."],
    proofs: [by.walk("adapting", "Tab reaches every control in sight"), by.component("Dialog", "GivesFocusBack")]
  },
  {
    id: "2.1.4",
    level: "A",
    title: "Character Key Shortcuts",
    how: ["There are none: arrow keys work only in the control with the focus."],
    proofs: [by.form("wcag", "no page listens to letters outside of fields")]
  },
  {
    id: "2.2.1",
    level: "A",
    title: "Timing Adjustable",
    how: [
      "No form has a time limit. A price is asked anew before payment, and a changed one must be confirmed.",
      "Confirmations close by themselves, unless focus or pointer rests on them, and stay in the page."
    ],
    proofs: [by.walk("price", "both steps show a changed price"), by.component("Toast", "ClosesItself")]
  },
  {
    id: "2.2.2",
    level: "A",
    title: "Pause, Stop, Hide",
    how: ["The banners of the home can be paused, and rest on focus, under the pointer and with reduced motion."],
    proofs: [by.walk("banners", "Pausar stops them"), by.heard("home", "Reanudar")]
  },
  {
    id: "2.3.1",
    level: "A",
    title: "Three Flashes or Below Threshold",
    how: ["Nothing flashes: the fastest change is a fade of 1,000 ms."],
    proofs: [by.walk("banners", "fades in 1000 ms"), by.walk("adapting", "with reduced motion nothing moves")],
    looked: {
      at: ["Every animation of the style sheets that repeats: the fastest turns once in 0.8 s."],
      on: "2026-11-24"
    }
  },
  {
    id: "2.4.1",
    level: "A",
    title: "Bypass Blocks",
    how: ["The first Tab of each page is a link to its content; landmarks and headings lead on."],
    proofs: [by.walk("access", "the keyboard alone quotes a trip"), by.heard("home", "Saltar al contenido")]
  },
  {
    id: "2.4.2",
    level: "A",
    title: "Page Titled",
    how: ["Each page of each channel has its own title, and says it after a change of page."],
    proofs: [by.walk("content", "is prerendered with its heading and title"), axe]
  },
  {
    id: "2.4.3",
    level: "A",
    title: "Focus Order",
    how: ["Focus follows the reading order; a page, modal or error that opens takes it, and gives it back."],
    proofs: [by.walk("account", "returns the focus"), by.component("Dialog", "GivesFocusBack")]
  },
  {
    id: "2.4.4",
    level: "A",
    title: "Link Purpose (In Context)",
    how: ["Each link says where it leads, and that a PDF opens in another tab."],
    proofs: [axe, by.heard("payment", "PDF, en otra pestaña")]
  },
  {
    id: "2.4.5",
    level: "AA",
    title: "Multiple Ways",
    how: ["Menu and footer lead to every page from every page; steps of a purchase are a process."],
    proofs: [by.walk("shell", "every menu link works from every page")]
  },
  {
    id: "2.4.6",
    level: "AA",
    title: "Headings and Labels",
    how: ["Each page has one first heading, each field a visible label."],
    proofs: [axe, by.heard("payment", "Número de tarjeta")],
    looked: { at: ["The headings and labels in the transcripts, from the home to the voucher."], on: "2026-11-24" }
  },
  {
    id: "2.4.7",
    level: "AA",
    title: "Focus Visible",
    how: ["Each control shows a ring when the keyboard reaches it, in forced colours too."],
    proofs: [by.walk("adapting", "Tab reaches every control in sight"), by.component("Button", "Focused")]
  },
  {
    id: "2.4.11",
    level: "AA",
    title: "Focus Not Obscured (Minimum)",
    how: ["Header, bars and chat leave a part of the control with the focus in sight, at 400 % too."],
    proofs: [
      by.walk("adapting", "Tab reaches every control in sight"),
      by.walk("quoteNow", "no control that takes the focus lies below its bar")
    ]
  },
  {
    id: "2.5.1",
    level: "A",
    title: "Pointer Gestures",
    how: ["Carousels that swipe have arrows and dots."],
    proofs: [by.walk("banners", "has three banners"), by.walk("home", "the shelf loops")]
  },
  {
    id: "2.5.2",
    level: "A",
    title: "Pointer Cancellation",
    how: ["Controls act when the pointer is lifted on them."],
    proofs: [by.form("wcag", "no control acts when a pointer is only pressed")]
  },
  {
    id: "2.5.3",
    level: "A",
    title: "Label in Name",
    how: ["A control's name begins with the words that it shows."],
    proofs: [by.walk("adapting", "a control's name holds the words that it shows")]
  },
  {
    id: "2.5.4",
    level: "A",
    title: "Motion Actuation",
    how: ["Nothing reacts to the motion of a device."],
    proofs: [by.form("wcag", "nothing listens to the motion of a device")]
  },
  {
    id: "2.5.7",
    level: "AA",
    title: "Dragging Movements",
    how: ["What a finger can drag has buttons: carousels have arrows, sheets have a close button."],
    proofs: [by.walk("adapting", "what scrolls sideways has buttons"), by.component("ProductShelf", "Keys")]
  },
  {
    id: "2.5.8",
    level: "AA",
    title: "Target Size (Minimum)",
    how: ["Every target is 24 px wide and high, or has that room around it."],
    proofs: [axe, by.walk("adapting", "every target has 24 px")]
  }
]
