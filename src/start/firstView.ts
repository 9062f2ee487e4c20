import { sessionTabs } from "../adapters/dom/sessionTabs"
import { BannerApiFetch, loadImage } from "../adapters/http/BannerApiFetch"
import { plainGet, reaching, SessionApiFetch, type SharedApiUrl, sharedApiUrl } from "../adapters/http/plainGet"
import { browserStorage } from "../adapters/storage/browserStorage"
import { keepLastPath } from "../adapters/storage/keptChannel"
import { keysOfOneChannel, startedSearchKey } from "../adapters/storage/keys"
import { ApiUrlStorage, ClosedBannerStorage, ExternalVisitStorage } from "../adapters/storage/SessionMarks"
import { cartInSight, forgetVisitor, recogniseAccount } from "../adapters/storage/visitor"
import type { Channel } from "../core/channel/channel"
import type { Visit } from "../core/session/session"
import { isKept } from "../routes"

interface FirstView {
  readonly visit: Visit
  readonly apiUrl: SharedApiUrl
  readonly reaches: () => Promise<boolean>
}

export const visitOf = (channel: Channel): FirstView => {
  const { origin } = location
  const { code, proxyHosts } = channel
  const kept = ApiUrlStorage()
  const get = plainGet({ channel: code, origin, onLost: kept.drop })
  const apiUrl = sharedApiUrl(get, { kept, origin, proxyHosts })
  const visit: Visit = {
    session: SessionApiFetch(get),
    tabs: sessionTabs(),
    banner: BannerApiFetch(get, { apiUrl, channel: code, origin, proxyHosts, load: loadImage }),
    closedBanner: ClosedBannerStorage(),
    external: ExternalVisitStorage(),
    remember: (path) => {
      if (isKept(path, channel)) keepLastPath(path)
    },
    recognise: (email) => recogniseAccount(email),
    forget: () => forgetVisitor(),
    hasCart: () => cartInSight(),
    hasStarted: () => browserStorage(() => globalThis.sessionStorage).read(startedSearchKey) !== undefined,
    hasCompanions: () => browserStorage().read(keysOfOneChannel.companions) !== undefined
  }
  return { visit, apiUrl, reaches: reaching(get) }
}
