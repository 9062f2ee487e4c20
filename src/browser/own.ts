import type { SyntheticEvent } from "react"

const keep = (event: SyntheticEvent) => event.stopPropagation()

/**
 * Events that the browser tells the element alone. React tells the elements around it, too: a page's
 * own `<dialog>` would close with the one inside.
 */
export const ownToggling = { onBeforeToggle: keep, onToggle: keep }
export const ownClosing = { ...ownToggling, onCancel: keep, onClose: keep }
