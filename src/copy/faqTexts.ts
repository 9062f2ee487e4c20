import type { Block, TextLink } from "./text"

export interface Question {
  /** The anchor. It stays stable when the texts change, so that links keep working. */
  readonly id: string
  readonly question: string
  readonly answer: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink>
}

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: ReadonlyArray<Question>
}

/** The facts of a channel that the answers depend on. */
export interface FaqFacts {
  /** The longest trip, in days (QR-10). */
  readonly maxDays: number
  /** The longest trip within the country, in days. 0 if the channel sells none (QR-10). */
  readonly nationalDays: number
  readonly registration: "required" | "optional"
  /** The channel has the producer field (PR-01). */
  readonly producer: boolean
  /** Claims of some channels only (CH-08). */
  readonly telemedicine: boolean
  readonly accidentInsurance: boolean
  readonly manyPlans: boolean
  /** The channel sells annual plans (HO-10). */
  readonly annualPlans: boolean
  /** The channel has a plan PREMIUM with higher limits (LG-06). */
  readonly premium: boolean
  /** The channel takes travellers from 76 on, as seniors (LG-06). */
  readonly seniors: boolean
  /** The last covered week of pregnancy (LG-06). */
  readonly pregnancyWeek: number
  /** The hours of the contact lines. Empty if the channel publishes none (CT-02). */
  readonly hours: string
  readonly assistancePage: boolean
}

/** Drops the questions that a channel replaced with false. */
export const applying = (...questions: ReadonlyArray<Question | false>): ReadonlyArray<Question> =>
  questions.filter((question) => question !== false)
