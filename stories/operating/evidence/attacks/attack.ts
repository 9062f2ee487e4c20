import type { Proof, Row, Standard } from "../evidence"

/** Something that was tried against the portal or its reference server, with what came of it. */
export interface Attack {
  readonly tried: string
  readonly outcome: string
  readonly held: ReadonlyArray<Proof>
  /** Who must hold it elsewhere. */
  readonly left?: string
}

/** The attacks on one part of the portal, with the letters of their numbers. */
export interface Front {
  readonly code: string
  readonly title: string
  readonly attacks: ReadonlyArray<Attack>
}

/** The test of one file, by words of its title. */
export const testsIn =
  (file: string) =>
  (...titles: ReadonlyArray<string>): ReadonlyArray<Proof> =>
    titles.map((words) => [file, words] as const)

/** An attack on one line. */
export const an = (tried: string, outcome: string, held: ReadonlyArray<Proof>, left?: string): Attack => ({
  tried,
  outcome,
  held,
  ...(left !== undefined && { left })
})

/** A front's attacks as rows of evidence, numbered from 1. */
export const frontOn = ({ attacks, code, title }: Front): Standard => ({
  title,
  note: `${attacks.length} attacks, each with its outcome and the test that repeats it.`,
  rows: attacks.map(
    ({ held, left, outcome, tried }, index): Row => ({
      id: `${code}${index + 1}`,
      asks: tried,
      about: outcome,
      proofs: held,
      ...(left !== undefined && { left })
    })
  )
})
