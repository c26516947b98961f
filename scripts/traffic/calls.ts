import { streets } from '#backend/gateway/international/data.ts'
import { usHouses } from '#backend/gateway/us/data/addresses.ts'
import type { Caller } from './callers.ts'

/** A gateway call, ready to send. */
export interface GatewayCall {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A call by this caller: mostly for existing addresses, occasionally for others. */
export function callOf({ products, headers, key }: Caller): GatewayCall {
  const query = new URLSearchParams(key ? { key } : {})
  const get = (path: string, parameters: Record<string, string>): GatewayCall => {
    for (const [name, value] of Object.entries(parameters)) query.set(name, value)
    return { method: 'GET', path: `/api/gateway/${path}?${query}`, headers }
  }
  switch (pick(products)) {
    case 'street':
      return get('us-street', usAddress())
    case 'batch':
      return {
        method: 'POST',
        path: `/api/gateway/us-street?${query}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          lookups: Array.from({ length: 5 + Math.floor(Math.random() * 40) }, usAddress),
        }),
      }
    case 'autocomplete': {
      const { number, street } = pick(usHouses)
      const typed = `${number} ${street}`
      return get('us-autocomplete', { search: typed.slice(0, 3 + Math.floor(Math.random() * typed.length)) })
    }
    case 'international': {
      const { country, name, locality, from, to } = pick(streets)
      const number = from + Math.floor(Math.random() * (to - from) * 1.1)
      return get('international-street', { country, address1: `${name} ${number}`, locality })
    }
  }
}

function usAddress(): { street: string; zipcode: string } {
  const { number, predirection, street, suffix, postdirection, zipcode } = pick(usHouses)
  // One in twenty has a typo in its number.
  const written = Math.random() < 0.05 ? `${number}9` : number
  return { street: [written, predirection, street, suffix, postdirection].filter(Boolean).join(' '), zipcode }
}

function pick<T>(list: readonly T[]): T {
  const item = list[Math.floor(Math.random() * list.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
