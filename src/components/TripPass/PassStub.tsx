import { type ReactNode, useRef } from "react"
import { LinkButton } from "../Button/Button"
import { EmailText } from "../EmailText/EmailText"
import { Icon } from "../Icon/Icon"
import { CopyButton, type CopyWords } from "./CopyButton"
import styles from "./PassStub.module.css"
import pass from "./TripPass.module.css"
import voucherNumber from "./VoucherNumber.module.css"

const groupsOf = (digits: string) => Array.from({ length: Math.ceil(digits.length / 4) }, (_, group) => group * 4)

/** Shows the digits in groups of four with CSS gaps, so that copied text has no spaces. */
const VoucherNumber = ({ children }: { readonly children: string }) => (
  <span className={voucherNumber.VoucherNumber}>
    {/^\d+$/.test(children)
      ? groupsOf(children).map((from) => <span key={from}>{children.slice(from, from + 4)}</span>)
      : children}
  </span>
)

export type PassStubProps = {
  /** The number to tell on the phone, under its label. */
  readonly voucher: { readonly label: string; readonly number: string }
  /** Words of the button that copies the number. */
  readonly copy: CopyWords
  /** A number to call at once. */
  readonly call?: { readonly label: string; readonly detail: string; readonly href: string } | undefined
  /** Where the papers were mailed. */
  readonly sent?: { readonly label: string; readonly address: string } | undefined
  /** Files to download. */
  readonly papers?: ReactNode
}

export const PassStub = ({ call, copy, papers, sent, voucher }: PassStubProps) => {
  const number = useRef<HTMLParagraphElement>(null)
  return (
    <div className={`${pass.cut} ${styles.PassStub}`}>
      <div className={styles.voucher} data-cluster>
        <div>
          <p data-hint>{voucher.label}</p>
          <p className={styles.number} ref={number}>
            <VoucherNumber>{voucher.number}</VoucherNumber>
          </p>
        </div>
        <CopyButton text={voucher.number} words={copy} shown={number} />
      </div>
      {papers}
      {call && (
        <div className={styles.call} data-stack data-screen>
          <LinkButton block kind={papers ? "line" : "primary"} icon="phone" href={call.href}>
            {call.label}
          </LinkButton>
          <p>{call.detail}</p>
        </div>
      )}
      {sent && (
        <p className={styles.sent} data-row>
          <Icon name="envelope-simple" />
          <span>
            {sent.label}{" "}
            <strong>
              <EmailText>{sent.address}</EmailText>
            </strong>
          </span>
        </p>
      )}
    </div>
  )
}
