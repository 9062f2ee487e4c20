import type { Block, TextLink } from "./text"

/** A frequent question with its answer. */
export interface Question {
  /** Its anchor, so that others can link to it; it stays when the words change. */
  readonly id: string
  readonly question: string
  readonly answer: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink>
}

/** The questions of one subject. */
export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: ReadonlyArray<Question>
}

/** What the answers have to know of a channel. */
export interface FaqFacts {
  /** Longest trip, in days (QR-10). */
  readonly maxDays: number
  /** Longest trip within the country, for a channel that sells one; 0 elsewhere (QR-10). */
  readonly nationalDays: number
  /** Whether a purchase needs an account first (RS-14). */
  readonly registration: "required" | "optional"
  /** Whether a producer may be named in the purchase (PR-01). */
  readonly producer: boolean
  /** Claims that are of some channels only (CH-08). */
  readonly telemedicine: boolean
  readonly accidentInsurance: boolean
  readonly manyPlans: boolean
  /** Whether it sells plans for a whole year (HO-10). */
  readonly annualPlans: boolean
  /** Whether there is a plan named PREMIUM, which has higher limits (LG-06). */
  readonly premium: boolean
  /** Whether travellers from 76 on are taken as seniors (LG-06). */
  readonly seniors: boolean
  /** The last week of pregnancy that is covered (LG-06). */
  readonly pregnancyWeek: number
  /** When the lines are attended; empty where no hours are kept (CT-02). */
  readonly hours: string
  /** Whether the page that tells how to ask for assistance is there (SR-08). */
  readonly assistancePage: boolean
}

/** The questions that apply: a channel for which one does not says false in its place. */
export const applying = (...questions: ReadonlyArray<Question | false>): ReadonlyArray<Question> =>
  questions.filter((question) => question !== false)
