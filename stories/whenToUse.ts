/** Which component to choose. A name in backquotes is a component: its page links to that one's. */
export interface Advice {
  /** Use it … */
  readonly use: string
  /** Not …, and what to use instead. */
  readonly not?: string
  readonly good?: string
  readonly bad?: string
}

/** By the folder of its page, which shows it: the folders that any product could use. */
export const whenToUse: Readonly<Record<string, Readonly<Record<string, Advice>>>> = {
  actions: {
    Button: {
      use: "for what happens here: send, apply, open. One `primary` a card, form or dialog; `line` and `ghost` step back.",
      not: "to lead to another address: LinkButton, of the same file. Not for a known icon in a tight place: `IconButton`.",
      good: "the act in words, 'Enviar por mail'; `loading` while it is under way",
      bad: "'Aceptar'; a button that is disabled and does not say why"
    },
    ChatLink: { use: "once, in each page's frame, if the brand has a chat.", not: "for phones: `ContactLines`." },
    CopyLink: {
      use: "to share an address: of a trip, of an answer.",
      not: "to lead there: a plain link. Not for a text that is no address."
    },
    IconButton: {
      use: "for an act that its icon alone explains: a cross that closes, an arrow that turns.",
      not: "for the act that a view is about: `Button`, with words.",
      good: "a `label` that names the thing: 'Cerrar el aviso'",
      bad: "'Icono'; an icon that the visitor has to learn"
    },
    SkipLink: { use: "once, as the first thing of every page." },
    SlideControls: {
      use: "under slides that take turns: their arrows and dots.",
      not: "for the steps of a task: `StepTrail`. Not alone: the slides need a swipe or a scroll too."
    }
  },
  brand: {
    Band: {
      use: "near a page's end, to ask once more for what the page is for.",
      not: "on top of a page: `Hero`. Not twice on a page."
    },
    Banner: {
      use: "for an image of a campaign that the visitor may close.",
      not: "for words that all must read, such as an outage: `Alert`. Its image has no words for those who zoom."
    },
    BenefitList: { use: "for three or four reasons to buy.", not: "for steps in an order: `Steps`." },
    Flight: {
      use: "inside something that waits, as decoration.",
      not: "alone: it says nothing. `LoadingOverlay` has it."
    },
    Hero: {
      use: "on top of a page that welcomes or is read, with its title.",
      not: "above results or a step of the checkout: `ShortHero`, or none. For several landscapes: `HeroCarousel`."
    },
    HeroCarousel: {
      use: "for two to five messages that may all be missed.",
      not: "for one: `Hero`. Not for what the visitor must see: the first slide is often the only one seen."
    },
    Icon: {
      use: "beside words, to find them faster.",
      not: "in place of words. As a button: `IconButton`. As a picture: `Scene`."
    },
    Logo: { use: "for a brand's own logo, in header and footer." },
    Scene: {
      use: "as a landscape behind or beside words.",
      not: "for what a visitor has to see to understand: it is hidden from screen readers."
    },
    ScenicCard: {
      use: "for a page of one matter: a wait, a question.",
      not: "within a page: `FormCard` or `Callout`."
    },
    ShortHero: { use: "above a page of work, such as results.", not: "to welcome: `Hero`." },
    Stamp: {
      use: "to decorate a benefit or an empty place.",
      not: "as a mark that means something: `Icon` with words."
    },
    SuccessHero: {
      use: "once, when a long task has ended well.",
      not: "for a small success: `Alert` stays, `Toast` goes."
    }
  },
  feedback: {
    Alert: {
      use: "to tell, where it happened, that something worked, failed, or wants care.",
      not: "for what is there from the start: `Callout`. For one field: its own `error`. For a list that is empty: `EmptyState`.",
      good: "what happened and the way on: 'No pudimos enviarlo.' and a button 'Reintentar'",
      bad: "'Error 500'; two alerts for one failure"
    },
    Badge: {
      use: "to mark a card among others, or to say the state of a row, in three words at most.",
      not: "for what can be pressed: a small `Button`. For a sentence: `Alert` or `Callout`.",
      good: "'Recomendado' on one card",
      bad: "the same badge on every card: then none stands out"
    },
    Callout: {
      use: "to lift one part out of a page, from the start.",
      not: "for what changes while the visitor looks: `Alert`, which is announced."
    },
    ConsentDialog: {
      use: "where the visitor chooses what may be stored.",
      not: "for other settings: `Dialog` with a `Checkbox` each.",
      good: "refusing costs no more presses than allowing",
      bad: "boxes that are ticked beforehand"
    },
    DeadEnd: {
      use: "when a process cannot go on, as a page of its own.",
      not: "for a list or page that did not load: `EmptyState` of kind `failed`, or `Alert`."
    },
    Dialog: {
      use: "for a short matter that must end before the page goes on.",
      not: "to choose a field's value: `Popup`. For a wait: `LoadingOverlay`. For a message that does not stop the visitor: `Alert`.",
      good: "a title that asks, and buttons that answer: 'Eliminar la compra' and 'Conservarla'",
      bad: "a dialog out of a dialog; one that opens unasked while the visitor types"
    },
    EmptyState: {
      use: "in the place of a list or a page that is empty, missing or did not load.",
      not: "beside a list: `Alert`. For the end of a process: `DeadEnd`.",
      good: "the next step as a button: 'Cotizar un viaje'",
      bad: "'No hay datos'"
    },
    LiveRegion: {
      use: "to say to screen readers what eyes see change elsewhere.",
      not: "for words that all should see: `Alert`. For words that stay: `VisuallyHidden`."
    },
    LoadingOverlay: {
      use: "when the whole page waits for one answer.",
      not: "for a button's own act: its `loading`. For a page on its way: `ProgressLine`. For known steps: `ProgressList`."
    },
    PageBoundary: {
      use: "around each part that may fail without the rest.",
      not: "for a request that fails: that is a state, with `Alert` or `EmptyState`."
    },
    Popup: {
      use: "to choose a value beside the control that shows it.",
      not: "for what must be answered: `Dialog`. For a few options: `RadioTiles`. For words alone: a field's `hint`."
    },
    ProgressLine: {
      use: "while the next page or part loads and the present one stays.",
      not: "when nothing can be done meanwhile: `LoadingOverlay`."
    },
    ProgressList: {
      use: "for a wait of several steps, as a page of its own.",
      not: "for a wait without steps: `LoadingOverlay`. For steps that the visitor takes: `StepTrail`."
    },
    Prompt: {
      use: "to ask for one act that happens elsewhere, such as proving an e-mail.",
      not: "for an answer to type or choose: `Question`."
    },
    Question: {
      use: "for one question on a page of its own, when a process stops without its answer.",
      not: "within a form: its fields. Over a page: `Dialog`."
    },
    Toast: {
      use: "for good news that may be missed: saved, sent. It goes after 3 s.",
      not: "for a failure, or for words that the visitor needs: `Alert`, or `stays` if the text is nowhere else.",
      good: "'El usuario se guardó correctamente'",
      bad: "the number of a request, which a visitor has to note"
    }
  },
  fields: {
    Calendar: {
      use: "to choose a range of days by their weeks, beside fields to type them into.",
      not: "for a birthday or another known day: `DateField`."
    },
    CardNumberField: { use: "inside `PaymentCard`, which places it.", not: "for any other number: `DigitsField`." },
    Checkbox: {
      use: "for a yes or a no: in a form, of a card to select, of a view that leaves something out.",
      not: "for one of several: `RadioTiles`. For one of two views: `SegmentedChoice`.",
      good: "'Quiero recibir novedades'",
      bad: "a negative, 'No quiero recibir novedades'"
    },
    DateField: {
      use: "for a day that the visitor knows: a birthday, the day of a purchase.",
      not: "for days to look up or compare: `Calendar`."
    },
    DigitsField: {
      use: "for a number that identifies: a document, a voucher.",
      not: "for a phone: `PhoneField`. For a card: `CardNumberField`. For an age: `GroupField`."
    },
    ErrorSummary: {
      use: "above a form's fields, after a press that found some wrong.",
      not: "for one field: its `error`. For what a server refused: `Alert`.",
      good: "the fields by the names of their labels, each a link",
      bad: "the same sentences that stand under the fields"
    },
    ExpiryField: { use: "inside `PaymentCard`, which places it.", not: "for another day: `DateField`." },
    Field: {
      use: "to build a new kind of field: label, hint, error and their ids.",
      not: "on a page: take a finished one, such as `TextField`."
    },
    FieldError: {
      use: "under a group of controls that has one error.",
      not: "under a field, which has it: `error`. For a whole form: `ErrorSummary`."
    },
    FieldPair: {
      use: "for two short fields that are one matter, such as phone and e-mail, in a page's own form: it stacks them by the window's width.",
      not: "in a narrower column or a dialog: `FieldRow`, which goes by its own width."
    },
    FieldRow: {
      use: "for two or three short fields, as far as there is room.",
      not: "for fields that are no one matter: one below the other, they are read faster."
    },
    FormCard: {
      use: "for the form that a page is about: it sends, waits, and leads to what is wrong.",
      not: "in the checkout: `StepForm`. For one question: `Question`."
    },
    GroupField: {
      use: "for short values in a group with one error, such as ages, or two days.",
      not: "alone: `TextField`, which tells its own error."
    },
    PhoneField: { use: "for a phone, with or without its country.", not: "for another number: `DigitsField`." },
    RadioTiles: {
      use: "for one of two to six options whose words matter.",
      not: "for more: `SelectField`. For a switch of the view: `SegmentedChoice`."
    },
    Remedy: {
      use: "under a field whose text has one likely other reading, such as a mistyped mail.",
      not: "for a field that is wrong and has none: its `error`.",
      good: "'¿Quisiste decir ana@gmail.com?'",
      bad: "correcting the text unasked"
    },
    SearchField: {
      use: "to narrow a list that is already here, at each key.",
      not: "to ask a server at a press: `TextField` and `Button`."
    },
    SecurityCodeField: { use: "inside `PaymentCard`, which places it." },
    SegmentedChoice: {
      use: "for two or three short options that change at once what is seen.",
      not: "for an answer of a form, or long words: `RadioTiles`."
    },
    SelectField: {
      use: "for one of many options, or of a list from elsewhere: a country, a document's type, instalments.",
      not: "for up to six that are always the same: `RadioTiles` shows them. For a text of one's own: `TextField`.",
      good: "a placeholder that says what to choose",
      bad: "an option chosen beforehand that few need"
    },
    TextArea: {
      use: "for a message of several lines.",
      not: "for a few words: `TextField`."
    },
    TextField: {
      use: "for one line: a name, an e-mail, an address.",
      not: "for digits: `DigitsField`. For a day: `DateField`. For a search: `SearchField`.",
      good: "an example in `hint`, which stays",
      bad: "the label as placeholder: it goes with the first key"
    }
  },
  layout: {
    Accordion: {
      use: "for many answers of which a visitor wants one or two.",
      not: "for what most visitors need: write it out. For a single part: `Callout`."
    },
    Article: { use: "for a long text, such as terms.", not: "for cards and forms: `PageBody`." },
    Columns: {
      use: "for a main part with something lesser beside it.",
      not: "for a form with its words: `FormLayout`. For equal parts: a list of cards."
    },
    ContactLines: {
      use: "for the few ways to reach the brand that all visitors need.",
      not: "for a purpose each, such as a claim: `ContactTable`."
    },
    ContactTable: { use: "for contacts to look up by place or purpose.", not: "for one phone: `ContactLines`." },
    Contents: {
      use: "beside a text with four parts or more.",
      not: "as the only way: below 1024 px it is hidden."
    },
    EmailText: { use: "where an e-mail address stands in a narrow place.", not: "as a link: put it inside one." },
    Footer: { use: "once, as the end of every page, but those of a purchase that began at a partner." },
    FormIntro: { use: "as the words of a `FormLayout`.", not: "over a page without a form: `Section`." },
    FormLayout: {
      use: "for a page that is one form with its words.",
      not: "for a form within a page: `FormCard` alone."
    },
    Header: { use: "once, as the beginning of every page." },
    PageBody: {
      use: "around what a page has to read, below its hero.",
      not: "around a `Section`, which has its own width."
    },
    Section: {
      use: "for each part of a long page, with its heading; neighbours take turns in `ground`.",
      not: "for a part without a heading: `Stack`."
    },
    Stack: {
      use: "for things below one another with even gaps.",
      not: "for two side by side: `Columns` or `FieldRow`. For the fields of a form: `FormCard` spaces them."
    },
    Steps: {
      use: "for what the visitor has to do, in order.",
      not: "for when things happen by themselves: `Timeline`. For steps under way: `StepTrail`."
    },
    Timeline: { use: "for what happens when, without the visitor.", not: "for what they do: `Steps`." },
    VisuallyHidden: {
      use: "for words that eyes get from place or shape.",
      not: "to announce a change: `LiveRegion`. For what all should read: write it out.",
      good: "'Paso 2 de 3' where three dots show it",
      bad: "instructions that only screen readers get"
    }
  }
}
