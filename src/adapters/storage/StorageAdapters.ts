import { browserStorage } from "./browserStorage"
import { SavedSearchStorage } from "./SavedSearchStorage"

/** Every port that is served by the browser's storage. */
export const StorageAdapters = (localStorage?: () => Storage) => SavedSearchStorage(browserStorage(localStorage))
