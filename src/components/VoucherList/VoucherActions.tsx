import { type FocusEvent, type MouseEvent, useId, useRef, useState } from "react"
import { Button, type ButtonProps } from "../Button/Button"
import { Icon, type IconName } from "../Icon/Icon"
import { hasPopovers } from "../Popup/useOpening"
import styles from "./VoucherActions.module.css"

export type VoucherOption = {
  readonly label: string
  readonly icon: IconName
  readonly href?: string | undefined
  readonly onPick?: ((event: MouseEvent) => void) | undefined
}

export type VoucherActionsProps = {
  /** Downloads the certificate; `papers`: a menu, if there are several. */
  readonly certificate?:
    | ({ readonly label: string; readonly name: string; readonly loading: boolean } & (
        | { readonly onDownload: () => void }
        | { readonly papers: ReadonlyArray<VoucherOption> }
      ))
    | undefined
  /** Says that there is no certificate yet. */
  readonly none?: string | undefined
  /** A menu of all else that the voucher allows. */
  readonly more?:
    | { readonly label: string; readonly name: string; readonly options: ReadonlyArray<VoucherOption> }
    | undefined
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

type MenuProps = ButtonProps & { readonly options: ReadonlyArray<VoucherOption> }

/** A button that opens its options. */
const Menu = ({ options, ...button }: MenuProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const inPlace = !hasPopovers()
  const close = () => (inPlace ? setOpen(false) : list.current?.hidePopover())
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }
  return (
    <div ref={root} className={styles.menu}>
      <Button
        {...button}
        size="small"
        iconAfter="caret-down-bold"
        popoverTarget={id}
        onBlur={leave}
        onClick={() => inPlace && setOpen(!open)}
      />
      <ul
        ref={list}
        id={id}
        className={styles.list}
        {...(inPlace ? { hidden: !open, "data-open": open } : { popover: "auto" })}
      >
        {[...options.entries()].map(([at, option]) => (
          <li key={at}>
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

const Certificate = ({ certificate }: { readonly certificate: NonNullable<VoucherActionsProps["certificate"]> }) => {
  const { label, loading, name } = certificate
  const look = { kind: "line", "aria-label": name, loading, children: label } as const
  return "papers" in certificate ? (
    <Menu {...look} options={certificate.papers} />
  ) : (
    <Button {...look} size="small" icon="file-pdf" onClick={certificate.onDownload} />
  )
}

export const VoucherActions = ({ certificate, more, none }: VoucherActionsProps) => (
  <div className={styles.VoucherActions} data-row>
    {certificate ? <Certificate certificate={certificate} /> : none && <p className={styles.none}>{none}</p>}
    {more && (
      <Menu kind="ghost" aria-label={more.name} options={more.options}>
        {more.label}
      </Menu>
    )}
  </div>
)
