import { type Outcome, summed } from "./counts"
import { serveByFiles } from "./hosting"
import { serveWithNginx } from "./nginx"

/** The build behind a real nginx, then by the files for other hosts; each is held to the sandbox. */
export const serveElsewhere = async (): Promise<Outcome> => summed([await serveWithNginx(), await serveByFiles()])
