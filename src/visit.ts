import { BannerApiFetch, loadImage } from "./adapters/http/BannerApiFetch"
import { plainGet } from "./adapters/http/plainGet"
import { SessionApiFetch } from "./adapters/http/SessionApiFetch"
import { ClosedBannerStorage } from "./adapters/storage/ClosedBannerStorage"
import { keepLastPath } from "./adapters/storage/lastPath"
import type { Channel } from "./core/channel/channel"
import type { Visit } from "./core/session/Visit"
import { isPage } from "./routes"

/** What every page asks of a real browser, without Effect: plain fetch, and what the browser keeps. */
export const visitOf = (channel: Channel): Visit => {
  const { origin } = location
  const { code, proxyHosts } = channel
  const get = plainGet({ channel: code, origin })
  return {
    session: SessionApiFetch(get),
    banner: BannerApiFetch(get, { channel: code, origin, proxyHosts, load: loadImage }),
    closedBanner: ClosedBannerStorage(),
    remember: (path) => {
      if (isPage(path, channel)) keepLastPath(path)
    }
  }
}
