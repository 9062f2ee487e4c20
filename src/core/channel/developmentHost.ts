/** Whether a host is that of a machine on which the portal is developed or tested: `localhost`, any name under it, or the loopback address. */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname.toLowerCase())
