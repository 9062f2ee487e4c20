import type { Copy } from "../../copy/firstView"

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
