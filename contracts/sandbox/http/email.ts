/** An e-mail. No part of a domain holds a dot, so that a long text costs linear time. */
export const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
