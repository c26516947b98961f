import { createHash } from 'node:crypto'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { SamlEntry } from '../document.ts'
import { type Change, callOf, fieldsOf, isEqual, NEW_ID, type Step } from './change.ts'
import type { Provider, SingleSignOn } from './sso-state.ts'

const MAILED = 'The email that members get about it can’t be taken back.'
const UNVERIFIED = 'A domain that is added again has to be verified again.'
const UNTESTED = 'The provider has to be tested again.'
const UNLINKED = 'What links people to the provider, and the list of their logins, can’t be brought back.'
const GIVEN = 'Roles that people have got by it can’t be taken back.'
const OIDC_BY_HAND =
  'A file has no client secret, and the issuer is checked. Set up or change this provider on the page Single sign-on.'
const OTHER_TYPE =
  'A file can’t change the type of a provider. Delete this one first, on the page Single sign-on.'

type Pair = [before: SingleSignOn, after: SingleSignOn]

const call = (operation: string, body?: UndoCall['body'], params: UndoCall['params'] = {}): UndoCall => ({
  operation,
  params,
  ...(body && { body }),
})

/** A change of some fields of the section; undefined if none of them differs. */
function changeOf(
  of: (entry: SingleSignOn) => Record<string, unknown>,
  [before, after]: Pair,
  { kind = 'change', ...own }: Partial<Change> & Pick<Change, 'steps' | 'undo'>,
): Change | undefined {
  const fields = fieldsOf(of(before), of(after))
  const path = `single_sign_on/${fields[0]?.field.split('.')[0]}`
  const part = { section: 'single_sign_on', kind, item: null, id: null, path, fields } as const
  return fields.length ? { ...part, ...own } : undefined
}

/** Registers the organization, or renames it. `id` is a mark for a new one. */
export function organizationChange(id: string, ...pair: Pair): Change | undefined {
  const [before, after] = pair
  const of = ({ organization }: SingleSignOn) => ({ organization })
  const named = ({ organization }: SingleSignOn) => ({ organization_name: organization })
  const step: Step =
    id === NEW_ID
      ? {
          call: call('createOrganization', named(after)),
          undo: callOf('deleteOrganization', id),
          creates: 'organization_id',
        }
      : {
          call: callOf('renameOrganization', id, named(after)),
          undo: callOf('renameOrganization', id, named(before)),
        }
  return changeOf(of, pair, { kind: id === NEW_ID ? 'create' : 'change', steps: [step], undo: 'full' })
}

export function domainChange(...pair: Pair): Change | undefined {
  const [{ domains: before }, { domains: after }] = pair
  const add = (domain: string) => call('createOrganizationDomain', { domain })
  const remove = (domain: string) => call('deleteOrganizationDomain', undefined, { domain })
  const lost = before.filter(domain => !after.includes(domain))
  const added = after.filter(domain => !before.includes(domain))
  return changeOf(({ domains }) => ({ domains }), pair, {
    steps: [
      ...lost.map(domain => ({ call: remove(domain), undo: add(domain) })),
      ...added.map(domain => ({ call: add(domain), undo: remove(domain) })),
    ],
    undo: lost.length ? 'part' : 'full',
    ...(lost.length && { undoNote: UNVERIFIED }),
    ...(added.length && { followUp: `Verify ${added.join(', ')} on the page Single sign-on.`.slice(0, 300) }),
  })
}

export function mappingChange(...pair: Pair): Change | undefined {
  const of = ({ joins_at_login, default_roles, groups }: SingleSignOn) => ({
    joins_at_login,
    default_roles,
    groups,
  })
  const [before, after] = pair
  const step = { call: call('setRoleMapping', of(after)), undo: call('setRoleMapping', of(before)) }
  return changeOf(of, pair, { steps: [step], undo: 'part', undoNote: GIVEN })
}

/** Makes members log in with the provider, or without it. */
export function activationChange(...pair: Pair): Change | undefined {
  const [before, after] = pair
  // A provider that is deleted is not active.
  if (!before.provider && !after.provider) return undefined
  const set = ({ active }: SingleSignOn) =>
    active ? call('activateIdentityProvider', {}) : call('deactivateIdentityProvider')
  const of = ({ active }: SingleSignOn) => ({ active })
  // What is deleted in the same plan can't be activated again.
  if (!after.provider) return changeOf(of, pair, { steps: [{ call: set(after) }], undo: 'none' })
  return changeOf(of, pair, {
    steps: [{ call: set(after), undo: set(before) }],
    undo: 'part',
    undoNote: after.active ? MAILED : `${MAILED} Undoing it needs a recent test login.`,
  })
}

export function providerChange(...pair: Pair): Change | undefined {
  const [{ provider: before }, { provider: after }] = pair
  if (isEqual(before, after)) return undefined
  const of = ({ provider }: SingleSignOn) => shown(provider)
  if (!after) return removalOf(pair)
  if (after.type === 'oidc' || (before && before.type !== after.type)) {
    const summary = before ? 'Change the identity provider' : 'Set up an OpenID Connect identity provider'
    const reason = after.type === 'oidc' ? OIDC_BY_HAND : OTHER_TYPE
    return changeOf(of, pair, { steps: [], undo: 'full', byHand: { summary, reason } })
  }
  if (!before)
    return changeOf(of, pair, {
      steps: [{ call: call('createSamlProvider', bodyOf(after)), undo: call('deleteIdentityProvider') }],
      undo: 'full',
      followUp: 'Test the login on the page Single sign-on before you activate the provider.',
    })
  const update = (provider: SamlEntry) => call('updateSamlProvider', bodyOf(provider))
  return changeOf(of, pair, {
    steps: [{ call: update(after), undo: update(before as SamlEntry) }],
    undo: 'part',
    undoNote: UNTESTED,
    followUp: 'Test the login on the page Single sign-on.',
  })
}

const bodyOf = ({ type: _, ...body }: SamlEntry) => body

/** A deleted provider. */
function removalOf([before]: Pair): Change {
  return {
    section: 'single_sign_on',
    kind: 'change',
    item: null,
    id: null,
    path: 'single_sign_on/provider',
    fields: fieldsOf(shown(before.provider), { provider: null }),
    undo: 'none',
    undoNote: UNLINKED,
    steps: [{ call: call('deleteIdentityProvider') }],
  }
}

/** The fields of a provider, by the path that they have in the file. */
function shown(provider: Provider | null): Record<string, unknown> {
  const fields = Object.entries(provider ?? {}).map(([name, value]) => [
    `provider.${name}`,
    name === 'metadata_xml' ? summaryOf(value) : value,
  ])
  return Object.fromEntries(fields)
}

/** Metadata are too long to show. */
function summaryOf(metadata: string): string {
  const entityId = /\bentityID="([^"]*)"/.exec(metadata)?.[1] ?? ''
  return `${entityId} (SHA-256 ${createHash('sha256').update(metadata).digest('hex').slice(0, 16)})`
}
