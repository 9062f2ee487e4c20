import { aDay } from "../../core/trip/calendar"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { sealedEntry } from "./sealedEntry"
import { StoredSearch } from "./storedSearch"

const search = { version: 1, maxAge: 30 * aDay, data: StoredSearch }

/**
 * The entry `busquedaCotizar`, which lasts 30 days. An unreadable one is discarded silently (ST-01,
 * ST-03).
 */
export const searchEntry = (store: TextStore) => sealedEntry(store, keysOfOneChannel.search, search)
