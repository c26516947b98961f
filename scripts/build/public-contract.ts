import { readFileSync } from 'node:fs'

/** Where programs and generators find the gateway's contract. */
export const PUBLIC_CONTRACT = 'openapi/gateway.json'

/** The bundled contract of the gateway without our own notes in it, for those who generate a client from it. */
export function publicContract(): string {
  return JSON.stringify(JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8')), (key, value) =>
    key.startsWith('x-') ? undefined : value,
  )
}
