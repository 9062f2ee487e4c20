/**
 * The saved data of a registered user. A field they left out is an empty string (RG-05). `birth` is
 * `YYYY-MM-DD`.
 */
export interface Profile {
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly documentType: string
  readonly document: string
  readonly birth: string
  readonly phone: string
  readonly country: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly postalCode: string
}
