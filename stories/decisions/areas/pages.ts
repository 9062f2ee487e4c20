import type { Area } from "../decision"

/** How pages look, arrive and answer. */
export const pages: Area = {
  name: "Pages",
  title: "Pages and words",
  decisions: [
    {
      number: 5,
      claim: "Scenes, logos and icons are SVG files used by reference",
      text: [
        'Through `<use href="file.svg#id">` a drawing inherits the custom properties of its channel.',
        "It costs no JavaScript, and browsers cache it.",
        "Masks draw its gradients, since the stops of a gradient do not inherit."
      ],
      file: "src/components/Scene/Scene.tsx"
    },
    {
      number: 6,
      claim: "Popups are native popovers",
      text: [
        "The platform gives the top layer, one open popup at a time and the return of the focus.",
        "It does not tell why a popup closed, and Escape takes a choice back while a press outside",
        "applies it: `usePopover` notes the reason. The phone's sheet is the same element in other CSS."
      ],
      file: "src/components/Popup/usePopover.ts"
    },
    {
      number: 10,
      claim: "The build prints pages; their script comes after `load`",
      text: [
        "Until `load`, or the first touch, key or focus, only the bootstrap runs: 1.5 kB in the document,",
        "allowed by its hash. What a visitor typed, ticked or pressed before takes effect.",
        "The page's CSS is inlined. The hero's scene stays outside: inlining it would delay the text,",
        "which is the largest paint."
      ],
      file: "src/hydration/bootstrap.ts"
    },
    {
      number: 16,
      claim: "Every page asks for session and banner without Effect",
      text: [
        "Effect and its Schema weigh 28 kB, too much for two GETs in idle time of the first view. So their",
        "ports are plain promises, and plain code reads their answers and `/api_url`. A later answer with",
        "fields has one Schema. Later callers share the session's call through `journey.visit.askSession`."
      ],
      file: "src/adapters/http/plainGet.ts"
    },
    {
      number: 17,
      claim: "The banner comes after the first paint and moves the page by a transform",
      text: [
        "What follows the banner slides down 50 px from where it was, so the layout never shifts (CLS 0).",
        "The portal fetches the image first: without an image there is no banner.",
        "A page that is already scrolled stays where it is."
      ],
      file: "src/pages/shell/Layout.tsx"
    },
    {
      number: 19,
      claim: "The chat and COTIZAR AHORA cover no control and no text",
      text: [
        "COTIZAR AHORA stands in the header's free place, or below 1200 px in a bar at the foot, for which",
        "scroll padding and the footer leave room.",
        "The chat is an icon that comes with a visitor's first move and gives way (`keepClear`); narrow or",
        "low windows have it in the footer."
      ],
      file: "src/components/QuoteNow/QuoteNow.module.css"
    },
    {
      number: 31,
      claim: "The portal says tú in Chile",
      text: [
        "It does so also where the specification prints one sentence with vos for every channel, such as",
        "'Revisá tu correo …'; the specification itself does so in the title of the quote (RS-01, CH-05).",
        "Texts of the wire and sentences in the third person stay letter by letter."
      ],
      file: "src/channels/voice.test.ts"
    },
    {
      number: 36,
      claim: "The side alert of a failure closes after 3 s",
      text: [
        "AC-02 asks for it; the page tells the failure in its own words too.",
        "The alert of the contact form stays, since the page tells that failure nowhere else."
      ],
      file: "src/components/Toast/Toast.tsx"
    },
    {
      number: 41,
      claim: "What a visitor does early wins",
      text: [
        "A saved search or a link that arrives late fills only what the visitor left alone (`layUnder`);",
        "after a change the portal quotes only when asked. A press takes effect once. Firefox remembers",
        "a lost script: there the bootstrap loads a new document, up to three times, and its history entry",
        "carries over what was typed (`anew.ts`)."
      ],
      file: "src/core/trip/search.ts"
    },
    {
      number: 42,
      claim: "A field shows its error after the press that left it",
      text: [
        "A box that is redrawn before its click arrives loses its tick, so the error comes in the task after",
        "the click. Leaving a field by key shows it at once.",
        "What a press outside does to a popup waits in the same way."
      ],
      file: "src/journey/form/afterPress.ts"
    }
  ]
}
