import { readFileSync } from 'node:fs'
import { publishedContract } from '../contracts-publish/published.ts'

/** Where programs and generators find the gateway's contract. */
export const PUBLIC_CONTRACT = 'openapi/gateway.json'

/** The contract of the gateway as `npm run contracts:publish` writes it, for those who generate a client from it. */
export function publicContract(): string {
  return JSON.stringify(publishedContract(JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))))
}
