import { type FocusEvent, type MouseEvent, useId, useRef } from "react"
import { Button } from "../Button/Button"
import { Icon, type IconName } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./VoucherActions.module.css"

/** A place to go to where it has an address, else something that is done. */
export type VoucherOption = {
  readonly label: string
  readonly icon: IconName
  readonly href?: string | undefined
  readonly onPick?: ((event: MouseEvent) => void) | undefined
}

export type VoucherActionsProps = {
  /** The paper; `name` says whose it is, since there is one in each row. None where the provider has none. */
  readonly certificate?:
    | { readonly label: string; readonly name: string; readonly loading: boolean; readonly onDownload: () => void }
    | undefined
  /** The rest, behind one button; `label` says whose it is. */
  readonly more?: { readonly label: string; readonly options: ReadonlyArray<VoucherOption> } | undefined
}

type OptionProps = VoucherOption & { readonly onBlur: (event: FocusEvent) => void }

const Option = ({ label, icon, href, onPick, onBlur }: OptionProps) =>
  href === undefined ? (
    <button type="button" onClick={onPick} onBlur={onBlur}>
      <Icon name={icon} />
      {label}
    </button>
  ) : (
    <a href={href} onClick={onPick} onBlur={onBlur}>
      <Icon name={icon} />
      {label}
    </a>
  )

const More = ({ label, options }: NonNullable<VoucherActionsProps["more"]>) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = () => list.current?.hidePopover()
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }
  return (
    <div ref={root}>
      <IconButton label={label} icon="dots-three-vertical-bold" popoverTarget={id} onBlur={leave} />
      <ul ref={list} id={id} className={styles.list} popover="auto">
        {options.map((option) => (
          <li key={option.label}>
            <Option
              {...option}
              onBlur={leave}
              onPick={(event) => {
                close()
                option.onPick?.(event)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What can be done with a voucher: its paper, and a few other things in a list that opens over the page. */
export const VoucherActions = ({ certificate, more }: VoucherActionsProps) => (
  <div className={styles.VoucherActions}>
    {certificate && (
      <Button
        kind="line"
        size="small"
        icon="file-pdf"
        aria-label={certificate.name}
        loading={certificate.loading}
        onClick={certificate.onDownload}
      >
        {certificate.label}
      </Button>
    )}
    {more && <More {...more} />}
  </div>
)
