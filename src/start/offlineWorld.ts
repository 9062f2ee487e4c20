import type { Brand } from "../channels/Brand"
import { sceneTo } from "../channels/destinations"
import { assistance } from "../copy/assistance"
import { firstViewWords } from "../copy/firstView"
import { offline } from "../copy/offline"
import { overlay, voiceOf } from "../copy/overlay"
import { success } from "../copy/success"
import type { OfflineWorld } from "../pages/service/OfflinePage"

/** What the page without a connection needs of a brand, in the brand's own words. */
export const offlineWorldOf = async ({ channel, copy, logo, looks, pages }: Brand): Promise<OfflineWorld> => {
  const say = voiceOf(await pages())
  const words = {
    channel,
    copy: overlay(firstViewWords(channel), copy),
    offline: say(offline),
    success: say(success),
    assistance: say(assistance)
  }
  return { logo, looks, sceneTo, words }
}
