import { readChannels } from "./channels"
import { check } from "./check"
import { withSandbox } from "./duties/sandbox"

// The checks of a provider in a checkout: `npm run contracts:verify`, `contracts:states`, `contracts:duties`.

await check(process.argv.slice(2), { channels: readChannels, withSandbox })
