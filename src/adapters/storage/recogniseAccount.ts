import { browserStorage } from "./browserStorage"
import { forgetPersonal } from "./forgetPersonal"
import { keysOfOneChannel } from "./keys"
import { claimed, seal } from "./seal"

const version = 1

/**
 * Stores the account under `cuenta`. If an earlier account's session ended unnoticed, its personal
 * data is erased. Data typed without a login stays (TR-15).
 */
export const recogniseAccount = (email: string, localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const known = store.read(keysOfOneChannel.account)
  if (known !== undefined && claimed(known).data !== email) forgetPersonal(localStorage, sessionStorage)
  store.write(keysOfOneChannel.account, seal({ v: version, savedAt: Date.now(), data: email }))
}
