import {
  createEmbeddedKey,
  createSecretKey,
  listEmbeddedKeys,
  listSecretKeys,
} from '#generated/security/operations.ts'
import type { PaletteItem, PaletteSource } from '#portal/kit/palette-source.ts'
import { fetchKeys, type KeyKind } from './shared/keys.ts'

/** Keys of each kind that the palette shows. */
const SHOWN = 5
/** A text without spaces that is this long is an id, or else a token that someone has pasted. */
const TOKEN_LENGTH = 24
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

async function find(kind: KeyKind, text: string): Promise<PaletteItem[]> {
  // Searches are in addresses of calls, and a token must not.
  if (text.length >= TOKEN_LENGTH && !text.includes(' ') && !ID.test(text)) return []
  const { rows } = await fetchKeys(kind, { search: text.slice(0, 100), page_size: SHOWN })
  return rows.map(({ keyValue, label, isActive }) => ({
    label,
    detail: [kind === 'secret' ? 'Secret key' : 'Embedded key', !isActive && 'paused', keyValue.slice(0, 8)]
      .filter(Boolean)
      .join(' · '),
    link: { to: `/account/keys/${kind}/$keyId`, params: { keyId: keyValue } },
  }))
}

export const palette: PaletteSource = {
  actions: [
    {
      label: 'Create a secret key',
      words: 'new add api token server',
      operations: [createSecretKey],
      link: { to: '/account/keys', search: { dialog: 'create' } },
    },
    {
      label: 'Create an embedded key',
      words: 'new add api website browser hostname',
      operations: [createEmbeddedKey],
      link: { to: '/account/keys', search: { tab: 'embedded', dialog: 'create' } },
    },
  ],
  finders: [
    {
      title: 'Keys',
      operations: [listSecretKeys, listEmbeddedKeys],
      find: async text => (await Promise.all([find('secret', text), find('embedded', text)])).flat(),
    },
  ],
}
