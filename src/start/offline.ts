import { prepareOfflinePage } from "../adapters/dom/offlinePage"
import { KeptCardStorage } from "../adapters/storage/KeptCardStorage"
import type { OfflineCard } from "../core/enroll/purchase"

export const offlineCard = (): OfflineCard => ({ ...KeptCardStorage(), prepare: prepareOfflinePage })
