import type { Server } from 'node:http'

/** Where this process reaches one of its own servers; undefined for one that does not listen. */
export function ownAddress(server: Server): string | undefined {
  const at = server.address()
  if (typeof at !== 'object' || !at) return undefined
  // A server that listens everywhere has no address to call.
  const host = at.address === '0.0.0.0' || at.address === '::' ? '127.0.0.1' : at.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
}
