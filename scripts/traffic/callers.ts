import type { Rhythm } from '#backend/security/rhythm.ts'
import { rhythms } from '#backend/security/rhythm.ts'
import { listEmbeddedKeys, listSecretKeys, revealSecretKeyToken } from '#generated/security/operations.ts'
import type { EmbeddedKeyPage, SecretKeyPage } from '#generated/security/types.ts'
import { type Login, signIn } from '../lib/sign-in.ts'

type Product = 'street' | 'batch' | 'autocomplete' | 'international'

/** A program or page that calls with one key. */
export interface Caller {
  name: string
  /** The key as it is sent. */
  headers: Record<string, string>
  key?: string
  rhythm: Rhythm
  products: readonly Product[]
  /** How much it calls relative to the others. */
  weight: number
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What the callers of the demo do, by the labels of their keys. */
const HABITS: Record<string, Pick<Caller, 'rhythm' | 'products' | 'weight'>> = {
  'Checkout server': { rhythm: rhythms.shop, products: ['street'], weight: 5 },
  'Nightly CRM import': { rhythm: rhythms.nightly, products: ['batch', 'international'], weight: 4 },
  'Warehouse label printer': { rhythm: rhythms.office, products: ['street'], weight: 3 },
  'Returns portal': { rhythm: rhythms.shop, products: ['street', 'international'], weight: 1 },
  'Store checkout': { rhythm: rhythms.shop, products: ['autocomplete'], weight: 8 },
  'Partner locator': { rhythm: rhythms.shop, products: ['autocomplete'], weight: 1 },
  'Campaign page, autumn': { rhythm: rhythms.shop, products: ['autocomplete'], weight: 0.4 },
}
const OTHERS = { rhythm: rhythms.office, products: ['street'], weight: 0.3 } as const

/** All callers with the keys of an account, some of them from places where they may not. */
export async function callersOf(url: string, login: Login): Promise<Caller[]> {
  const { bearer } = await signIn(url, login)
  const call = async <T>(method: string, path: string): Promise<T> => {
    const response = await fetch(`${url}/api/security${path}`, {
      method,
      headers: { origin: url, ...bearer },
    })
    if (!response.ok)
      throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const { secret_keys } = await call<SecretKeyPage>('GET', `${listSecretKeys.path}?page_size=100`)
  const { embedded_keys } = await call<EmbeddedKeyPage>('GET', `${listEmbeddedKeys.path}?page_size=100`)
  const programs = secret_keys.map(async ({ key_id, label }) => {
    const path = revealSecretKeyToken.path.replace('{id}', key_id)
    const { token } = await call<{ token: string }>(revealSecretKeyToken.method, path)
    return programOf(label, `${key_id}:${token}`)
  })
  const pages = embedded_keys.flatMap(({ key_id, label, domain }) =>
    domain.map(({ hostname, state }) => {
      const site = `https://${hostname.replace('*', 'www')}`
      const habits = HABITS[label] ?? OTHERS
      return {
        name: `${label} on ${hostname}`,
        ...habits,
        // A site whose hostname was deactivated continues to call for a while.
        weight: state === 'authorized' ? habits.weight : 0.1,
        key: key_id,
        headers: { referer: `${site}/checkout`, origin: site, 'user-agent': BROWSER },
      }
    }),
  )
  const [page] = pages
  return [...(await Promise.all(programs)), ...pages, ...(page ? copiesOf(page) : [])]
}

/** A program by its key, `id:token`. */
export function programOf(name: string, key: string): Caller {
  return { name, ...(HABITS[name] ?? OTHERS), headers: { authorization: `Basic ${btoa(key)}` } }
}

/** Strangers who found the key in the page source. */
function copiesOf({ key, ...page }: Caller): Caller[] {
  const copied = { ...page, key: key ?? '', weight: 0.1 }
  return [
    {
      ...copied,
      name: 'a copy on another site',
      headers: { origin: 'https://copy.example', 'user-agent': BROWSER },
    },
    { ...copied, name: 'a scraper', headers: { 'user-agent': 'ExampleScraperBot/1.0' } },
  ]
}
