/** The package's main entry warns on Node below 22; this module also works on 20. */
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider"
}
