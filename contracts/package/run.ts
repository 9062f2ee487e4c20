import { join } from "node:path"
import { root } from "../../tests/run/command"
import { makePackage } from "./make"

// `npm run contracts:package`: one tarball for a provider, of the checkout's commit.

console.log(await makePackage(join(root, ".cache/contracts")))
