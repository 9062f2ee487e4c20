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

/** What a channel says otherwise of a question or a group. What is left out stays. */
export type OwnWords = Partial<Question & Pick<QuestionGroup, "title">> & Pick<Question, "id">

/** What plans cover, as far as brands differ (LG-06). Coverage tables and questions state it. */
export interface PlanTerms {
  readonly telemedicine: boolean
  readonly accidentInsurance: boolean
  /** Whether travellers above the limit of age have a category of their own. */
  readonly seniors: boolean
  readonly maxAge: number
  readonly pregnancyWeek: number
}

export interface FaqFacts extends PlanTerms {
  readonly maxDays: number
  /** The latest start, in days from today (QR-12). */
  readonly maxDaysToStart: number
  /** The longest trip within the country, in days. 0 if the channel sells none (QR-10). */
  readonly nationalDays: number
  readonly registration: "required" | "optional"
  readonly producer: boolean
  readonly manyPlans: boolean
  readonly annualPlans: boolean
  readonly premium: boolean
  /** The hours of the contact lines. Empty if the channel publishes none (CT-02). */
  readonly hours: string
  readonly assistancePage: boolean
}

export const applying = (...questions: ReadonlyArray<Question | false>): ReadonlyArray<Question> =>
  questions.filter((question) => question !== false)
