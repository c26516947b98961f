/** Maximum number of authorized hostnames of an embedded key (decision K5), and of deactivated ones. */
export const MAX_HOSTNAMES = 100
