/** Paths of the API. Every other path is a document or a file of the portal. */
export const apiPaths = [
  "/userinfo",
  "/login",
  "/login/*",
  "/logout",
  "/api",
  "/api/*",
  "/api_url",
  "/one_trust",
  "/public_api/*"
]
