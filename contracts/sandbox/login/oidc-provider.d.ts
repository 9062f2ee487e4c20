/** The package's own entrance warns of every Node below 22 on the console; what it opens works on 20 as well. */
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider"
}
