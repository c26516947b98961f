import { isUuid } from '#domain/validation/uuid.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { type PaletteItem, type PaletteSource, readCommands } from '#portal/kit/palette-source.ts'
import type { KeyKind } from '#portal/shared/keys/operations.ts'
import { fetchKeys } from './keys.ts'

/** Keys of each kind that the palette shows. */
const SHOWN = 5
/** A text without spaces that is this long is an id, or else a token that someone has pasted. */
const TOKEN_LENGTH = 24

/** Searches are in addresses of calls, where a pasted token must not be. */
function isToken(text: string): boolean {
  return text.split(' ').some(word => word.length >= TOKEN_LENGTH && !isUuid(word))
}

async function find(kind: KeyKind, text: string): Promise<PaletteItem[]> {
  if (isToken(text)) return []
  const { rows } = await fetchKeys(kind, { search: text.slice(0, 100), page_size: SHOWN })
  return rows.map(({ keyValue, label, isActive }) => ({
    label,
    detail: [kind === 'secret' ? 'Secret key' : 'Embedded key', !isActive && 'paused', keyValue.slice(0, 8)]
      .filter(Boolean)
      .join(' · '),
    link: { to: `/account/keys/${kind}/$keyId`, params: { keyId: keyValue } },
  }))
}

const COMMANDS = {
  rotate: 'rotate rotation leaked compromised exposed regenerate roll',
  pause: 'pause stop disable suspend',
  limit: 'limit cap maximum',
  'usage-limits': 'daily monthly day month quota',
  edit: 'rename edit',
  delete: 'delete remove revoke',
}
const COMMAND_LABELS: Record<keyof typeof COMMANDS, string> = {
  rotate: 'Rotate the token of',
  pause: 'Pause',
  limit: 'Set the limit of',
  'usage-limits': 'Set the day and month limits of',
  edit: 'Rename',
  delete: 'Delete',
}
const FILLERS = 'a the my of for key keys token tokens secret embedded set'

async function findActions(kind: KeyKind, text: string): Promise<PaletteItem[]> {
  const commands = readCommands(text, COMMANDS, FILLERS)
  if (!commands || isToken(text)) return []
  const { rows } = await fetchKeys(kind, {
    ...(commands.name && { search: commands.name.slice(0, 100) }),
    page_size: SHOWN,
  })
  return rows.flatMap(({ keyValue, label, isActive }) =>
    commands.ids
      // Only a secret key has a token, and a paused key is not paused again.
      .filter(id => (id !== 'rotate' || kind === 'secret') && (id !== 'pause' || isActive))
      .map(id => ({
        label: `${COMMAND_LABELS[id]} ${label}`,
        detail: kind === 'secret' ? 'Secret key' : 'Embedded key',
        link: {
          to: '/account/keys',
          search: { ...(kind === 'embedded' && { tab: kind }), dialog: id, id: keyValue },
        },
      })),
  )
}

export const palette: PaletteSource = {
  pages: {
    '/account/keys': 'api token credentials secret embedded',
    '/account/keys/usage': 'statistics report lookups chart',
    '/account/keys/limits': 'daily monthly cap quota budget alert threshold notify time zone',
    '/account/keys/health': 'leaked tips check',
    '/account/keys/requests': 'request log calls history live tail tag x-tag latency',
    '/account/keys/rejected': 'rejected lookups requests errors denied 401 402 429',
    '/account/keys/organization': 'all accounts organization pause rotate limit shared joined',
    '/account/keys/diagnose': 'error response debug why',
  },
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
    {
      label: 'Create a test key',
      words: 'new add api sandbox mock fixed response development ci magic free',
      operations: [createTestKey],
      link: { to: '/account/keys', search: { tab: 'test', dialog: 'create' } },
    },
    {
      label: 'Test keys',
      words: 'sandbox mock fixed response development ci magic inputs',
      operations: [listTestKeys],
      link: { to: '/account/keys', search: { tab: 'test' } },
    },
  ],
  finders: [
    {
      title: 'Actions on keys',
      operations: [listSecretKeys, listEmbeddedKeys, updateSecretKey, updateEmbeddedKey],
      find: async text =>
        (await Promise.all([findActions('secret', text), findActions('embedded', text)])).flat(),
    },
    {
      title: 'Keys',
      operations: [listSecretKeys, listEmbeddedKeys],
      find: async text => (await Promise.all([find('secret', text), find('embedded', text)])).flat(),
    },
  ],
}
