import { join } from "node:path"
import { root } from "../../tests/run/command"
import { makePackage } from "./make"

// `npx tsx contracts/package/run.ts`: one tarball for a provider, of the checkout's commit.

console.log(await makePackage(join(root, ".cache/contracts")))
