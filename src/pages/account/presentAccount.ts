import type { Copy } from "../../copy/firstView"

/** The menu beside the visitor's own pages, at the path of one of them (AC-01, AC-03). */
export const accountMenu = ({ account }: Copy["shell"], path: string) => {
  const item = (label: string, href: string) => ({
    label: label.toLocaleUpperCase(),
    href,
    current: path === href
  })
  return {
    label: account.title,
    items: [
      { ...item(account.details, "/tusdatos"), icon: "identification-card" },
      { ...item(account.purchases, "/tuscompras"), icon: "receipt" }
    ] as const
  }
}
