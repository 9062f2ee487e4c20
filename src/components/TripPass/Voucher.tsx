import { useRef } from "react"
import { CopyButton, type CopyWords } from "./CopyButton"
import styles from "./Voucher.module.css"
import { VoucherNumber } from "./VoucherNumber"

export type VoucherProps = {
  readonly label: string
  readonly number: string
  /** Words of the button that copies the number. */
  readonly copy: CopyWords
}

/** The number to tell on the phone, under its label. */
export const Voucher = ({ copy, label, number }: VoucherProps) => {
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <div className={styles.Voucher} data-cluster>
      <div>
        <p data-hint>{label}</p>
        <p className={styles.number} ref={shown}>
          <VoucherNumber>{number}</VoucherNumber>
        </p>
      </div>
      <CopyButton text={number} words={copy} shown={shown} />
    </div>
  )
}
