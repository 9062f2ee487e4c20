/** Matching rules by path, as a pact file writes them. */
export type Rules = Readonly<Record<string, Matchers>>

/** Matchers of one place, which all hold, or one of which holds. */
export interface Matchers {
  readonly combine?: string
  readonly matchers: ReadonlyArray<Matcher>
}

/** One matcher of Pact specification 4. */
export interface Matcher {
  readonly match: string
  readonly regex?: string
  readonly min?: number
  /** A class of statuses, or some. */
  readonly status?: string | ReadonlyArray<number>
}

/** Where a value of a call comes from if it is not the example: for instance the state's answer. */
export type Generators = Readonly<Record<string, { readonly type: string; readonly expression?: string }>>

/** A request or an answer. */
export interface Message {
  readonly headers?: Readonly<Record<string, ReadonlyArray<string>>>
  readonly query?: Readonly<Record<string, ReadonlyArray<string>>>
  readonly body?: { readonly content?: unknown; readonly encoded?: boolean | string }
  readonly matchingRules?: {
    readonly body?: Rules
    readonly header?: Rules
    readonly status?: Rules
  }
  readonly generators?: { readonly body?: Generators; readonly header?: Generators }
}

/** A call of a pact. */
export interface Interaction {
  readonly description: string
  readonly pending?: boolean
  readonly providerStates?: ReadonlyArray<{
    readonly name: string
    readonly params?: Readonly<Record<string, unknown>>
  }>
  readonly request: Message & { readonly method: string; readonly path: string }
  readonly response: Message & { readonly status: number }
}

/** The part of a pact file that says what a provider must do. */
export interface PactFile {
  readonly interactions: ReadonlyArray<Interaction>
}
