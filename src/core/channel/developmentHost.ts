/** True on `localhost`, its subdomains and the loopback address. */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname.toLowerCase())
