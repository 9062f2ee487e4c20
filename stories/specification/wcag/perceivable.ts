import { axe, by, type Criterion } from "./criterion"

const noMedia = ["The portal has no audio and no video."]
const media = by.form("wcag", "no page has audio, video or an animated picture")

/** Principle 1. */
export const perceivable: ReadonlyArray<Criterion> = [
  {
    id: "1.1.1",
    level: "A",
    title: "Non-text Content",
    how: ["Scenes and icons are decoration and hidden; logos and card brands have a name."],
    proofs: [axe, by.heard("home", "Siguiente")]
  },
  { id: "1.2.1", level: "A", title: "Audio-only and Video-only", how: noMedia, proofs: [media] },
  { id: "1.2.2", level: "A", title: "Captions (Prerecorded)", how: noMedia, proofs: [media] },
  { id: "1.2.3", level: "A", title: "Audio Description or Media Alternative", how: noMedia, proofs: [media] },
  { id: "1.2.4", level: "AA", title: "Captions (Live)", how: noMedia, proofs: [media] },
  { id: "1.2.5", level: "AA", title: "Audio Description (Prerecorded)", how: noMedia, proofs: [media] },
  {
    id: "1.3.1",
    level: "A",
    title: "Info and Relationships",
    how: ["Headings, lists, tables with heads, fieldsets with legends; labels and messages are tied to fields."],
    proofs: [axe, by.heard("comparison", "tabla"), by.heard("passengers", "Pasajero 1")]
  },
  {
    id: "1.3.2",
    level: "A",
    title: "Meaningful Sequence",
    how: ["The document's order is the reading order at every width."],
    proofs: [by.heard("home", "Cotizador"), by.heard("payment", "COMPLETAR PAGO")]
  },
  {
    id: "1.3.3",
    level: "A",
    title: "Sensory Characteristics",
    how: ["Texts name controls by their words, not by place or colour alone."],
    proofs: [by.heard("payment", "Faltan algunos datos")],
    looked: {
      at: [
        "Every copy, for words of place, shape and colour. Only 'los datos en rojo', which is specified, has one: each of them has a message too."
      ],
      on: "2026-11-24"
    }
  },
  {
    id: "1.3.4",
    level: "AA",
    title: "Orientation",
    how: ["Every page works upright and on its side."],
    proofs: [
      { file: "tests/engines/webkit/phone.spec.ts", name: "on its side" },
      by.walk("account", "turning the phone with the drawer open leaves a working page")
    ]
  },
  {
    id: "1.3.5",
    level: "AA",
    title: "Identify Input Purpose",
    how: ["Fields about the visitor have their autocomplete token."],
    proofs: [
      axe,
      { file: "src/pages/checkout/presentPassengers.test.ts", name: "the browser fills each passenger's fields apart" }
    ]
  },
  {
    id: "1.4.1",
    level: "A",
    title: "Use of Color",
    how: ["A wrong field has an icon and a message; a difference has a word; links in texts are underlined."],
    proofs: [axe, by.component("FieldError", "Playground"), by.component("PlanComparison", "Differences")]
  },
  { id: "1.4.2", level: "A", title: "Audio Control", how: noMedia, proofs: [media] },
  {
    id: "1.4.3",
    level: "AA",
    title: "Contrast (Minimum)",
    how: ["Every pair of text and ground has 4.5:1 in every theme."],
    proofs: [axe, by.form("styles", "is readable: every pair of colours has enough contrast")]
  },
  {
    id: "1.4.4",
    level: "AA",
    title: "Resize Text",
    how: ["At 200 % no text is cut off and nothing scrolls sideways."],
    proofs: [by.walk("adapting", "enlarged to 200 % and 400 %")]
  },
  {
    id: "1.4.5",
    level: "AA",
    title: "Images of Text",
    how: ["The portal's only images of text are logos. A provider's banner comes with its words."],
    proofs: [by.form("wcag", "no drawing holds letters, and the banner has its words")]
  },
  {
    id: "1.4.10",
    level: "AA",
    title: "Reflow",
    how: ["At 400 %, which is 320 px, no page scrolls sideways."],
    proofs: [by.walk("adapting", "enlarged to 200 % and 400 %"), by.walk("access", "nothing scrolls sideways")]
  },
  {
    id: "1.4.11",
    level: "AA",
    title: "Non-text Contrast",
    how: ["Frames of fields, focus rings and icons with a meaning have 3:1 in every theme."],
    proofs: [by.form("styles", "is readable: every pair of colours has enough contrast")]
  },
  {
    id: "1.4.12",
    level: "AA",
    title: "Text Spacing",
    how: ["With the spacing of the criterion no text is cut off and nothing scrolls sideways."],
    proofs: [by.walk("adapting", "and with text spaced out")]
  },
  {
    id: "1.4.13",
    level: "AA",
    title: "Content on Hover or Focus",
    how: ["Nothing opens on hover or focus alone: popups and menus open by a press, and Escape closes them."],
    proofs: [
      by.walk("details", "VOLVER, Escape and the cross close it"),
      by.walk("account", "opens and closes by mouse")
    ]
  }
]
