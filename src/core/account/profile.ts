/** What a registered user told of themselves; what they did not tell is empty (RG-05). */
export interface Profile {
  readonly name: string
  readonly surname: string
  readonly email: string
  /** The id of a document type. */
  readonly documentType: string
  readonly document: string
  /** `YYYY-MM-DD`, empty if it is not known. */
  readonly birth: string
  readonly phone: string
  readonly country: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly postalCode: string
}
