import { DigitsField, type DigitsFieldProps } from "../DigitsField/DigitsField"

export type PhoneFieldProps = Omit<DigitsFieldProps, "also" | "type" | "inputMode">

/** A phone, as it is typed, pasted or autofilled. */
export const PhoneField = (props: PhoneFieldProps) => (
  <DigitsField autoComplete="tel" {...props} also="+()" type="tel" inputMode="tel" />
)
