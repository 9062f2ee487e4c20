import { RadioTiles } from "../RadioTiles/RadioTiles"
import { TextField } from "../TextField/TextField"
import styles from "./ProducerBox.module.css"

export type ProducerBoxProps = {
  /** The name of the radio group. */
  readonly label: string
  readonly yesLabel: string
  readonly noLabel: string
  /** Whether a producer made the sale. */
  readonly sold: boolean
  readonly onSold: (sold: boolean) => void
  readonly codeLabel: string
  readonly code: string
  readonly onCode: (code: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** As long as a code may be, with room to spare. */
const longest = 40

/** Whether a producer made the sale, and which one (PR-02). */
export const ProducerBox = (props: ProducerBoxProps) => {
  const { label, yesLabel, noLabel, sold, onSold, codeLabel, code, onCode, hint, error } = props
  return (
    <div className={styles.ProducerBox}>
      <RadioTiles
        label={label}
        name="soldByProducer"
        options={[
          { value: "yes", label: yesLabel },
          { value: "no", label: noLabel }
        ]}
        short
        value={sold ? "yes" : "no"}
        onChange={(value) => onSold(value === "yes")}
      />
      {sold && (
        <TextField
          label={codeLabel}
          name="producerCode"
          value={code}
          onChange={onCode}
          hint={hint}
          error={error}
          required
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </div>
  )
}
