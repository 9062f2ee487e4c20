import { startSandbox } from "../../contracts/sandbox/server"

/* The sandbox over a directory of its own: a bench keeps none of its sales. */
const [, , dataDir] = process.argv
console.log((await startSandbox({ port: 0, dataDir })).url)
