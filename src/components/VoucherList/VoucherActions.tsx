import { Button } from "../Button/Button"
import { Menu, type MenuOption } from "../Menu/Menu"
import styles from "./VoucherActions.module.css"

export type VoucherActionsProps = {
  /** Downloads the certificate; `papers`: a menu, if there are several. */
  readonly certificate?:
    | ({ readonly label: string; readonly name: string; readonly loading: boolean } & (
        | { readonly onDownload: () => void }
        | { readonly papers: ReadonlyArray<MenuOption> }
      ))
    | undefined
  /** Says that there is no certificate yet. */
  readonly none?: string | undefined
  /** A menu of all else that the voucher allows. */
  readonly more?:
    | { readonly label: string; readonly name: string; readonly options: ReadonlyArray<MenuOption> }
    | undefined
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
