import { RadioTiles } from "../RadioTiles/RadioTiles"
import { TextField } from "../TextField/TextField"
import styles from "./ProducerBox.module.css"

export type ProducerBoxProps = {
  readonly label: string
  readonly yesLabel: string
  readonly noLabel: string
  /** Shows the field for the code. */
  readonly sold: boolean
  /** The visitor says whether a producer sold it. */
  readonly onSold: (sold: boolean) => void
  /** Label of the producer's code. */
  readonly codeLabel: string
  /** The producer's, as typed. */
  readonly code: string
  readonly onCode: (code: string) => void
  readonly hint?: string | undefined
  /** Under the code, which counts as invalid while it is there. */
  readonly error?: string | undefined
}

const longest = 40

/** Asks whether a producer sold the trip, and for the producer's code. */
export const ProducerBox = (props: ProducerBoxProps) => {
  const { label, yesLabel, noLabel, sold, onSold, codeLabel, code, onCode, hint, error } = props
  return (
    <div className={styles.ProducerBox} data-stack>
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
