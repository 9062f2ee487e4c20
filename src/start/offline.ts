import { prepareOfflinePage } from "../adapters/dom/offlinePage"
import { KeptCardStorage } from "../adapters/storage/KeptCardStorage"
import type { OfflineCard } from "../core/enroll/OfflineCard"

/** What is kept for the time without a connection. It comes with the pages that matter then, never with the first view. */
export const offlineCard = (): OfflineCard => ({ ...KeptCardStorage(), prepare: prepareOfflinePage })
