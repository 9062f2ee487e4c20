import { prepareOfflinePage } from "../adapters/dom/offlinePage"
import { KeptCardStorage } from "../adapters/storage/KeptCardStorage"
import type { OfflineCard } from "../core/enroll/OfflineCard"

/** The offline card. It loads with the pages that need it, never with the first view. */
export const offlineCard = (): OfflineCard => ({ ...KeptCardStorage(), prepare: prepareOfflinePage })
