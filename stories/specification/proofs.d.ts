declare module "virtual:proofs" {
  /** The tests and stories that cite a requirement. */
  export const proven: ReadonlyArray<import("../../tests/conventions/citations").Citation>
}
