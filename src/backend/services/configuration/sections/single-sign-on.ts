import { listOrganizationDomains } from '#generated/authorization/operations/listOrganizationDomains.ts'
import type { SingleSignOnEntry } from '../document.ts'
import { type Change, type Comparison, fieldsOf, NEW_ID, type Section } from './change.ts'
import {
  activationChange,
  domainChange,
  mappingChange,
  organizationChange,
  providerChange,
} from './sso-changes.ts'
import {
  normalSingleSignOn,
  readSingleSignOn,
  type SingleSignOn,
  type SingleSignOnState,
} from './sso-state.ts'

const PATH = 'single_sign_on'

/** What an organization has that is new. */
const NEW_ORGANIZATION: Omit<SingleSignOn, 'organization'> = {
  domains: [],
  provider: null,
  active: false,
  joins_at_login: false,
  default_roles: [],
  groups: [],
}

/** The organization that the account has registered. Whether a domain is verified is no setting, so it isn't in the file. */
export const singleSignOnSection: Section<SingleSignOnState | null, SingleSignOnEntry | null> = {
  name: 'single_sign_on',
  shownBy: listOrganizationDomains,
  read: readSingleSignOn,
  toFile: state => state && { ...state.entry },
  // The name is of this account, like the ID of a key.
  forOthers(value) {
    if (!value) return value
    const { organization: _, ...own } = value
    return own
  },
  partsOf: state => [{ id: state?.organizationId ?? null, value: state?.entry ?? null }],
  async changesOf(state, entry) {
    if (!entry) return state ? withoutOrganization(state) : NOTHING
    const own = await normalSingleSignOn(entry)
    if (!state && own.organization === undefined) return withoutName(own)
    const before = state?.entry ?? { ...NEW_ORGANIZATION, organization: '' }
    const after = { ...before, ...own, provider: providerAfter(before, own) }
    const problems = problemsOf(before, after)
    const id = state?.organizationId ?? null
    const all = [
      organizationChange(id ?? NEW_ID, before, after),
      after.active ? undefined : activationChange(before, after),
      providerChange(before, after),
      domainChange(before, after),
      mappingChange(before, after),
      after.active ? activationChange(before, after) : undefined,
    ]
    const changes = all.filter(change => change !== undefined)
    return { changes: changes.map(change => ({ ...change, id, item: after.organization })), problems }
  },
}

const NOTHING: Comparison = { changes: [], problems: [] }

/** A field that the provider of a file leaves out stays, unless the provider is another one. */
function providerAfter(before: SingleSignOn, { provider }: SingleSignOnEntry): SingleSignOn['provider'] {
  if (provider === undefined) return before.provider
  if (provider === null || provider.type !== before.provider?.type)
    return provider as SingleSignOn['provider']
  return { ...before.provider, ...provider } as SingleSignOn['provider']
}

const FIELDS = {
  saml: ['metadata_xml', 'binding', 'name_id_format'],
  oidc: ['issuer', 'client_id'],
} as const
const OPTIONAL_FIELDS = {
  saml: ['signed_request', 'transient_mapping_attribute_name'],
  oidc: ['scopes', 'is_id_token_mapping'],
} as const

/** What the schema of the file leaves open. */
function problemsOf(before: SingleSignOn, after: SingleSignOn): Comparison['problems'] {
  const { provider } = after
  if (!provider)
    return after.active && !before.active
      ? [{ path: `${PATH}/active`, name: 'required', message: 'Set up a provider before you activate it.' }]
      : []
  const missing = FIELDS[provider.type].filter(name => !(name in provider))
  const known: readonly string[] = [
    'type',
    'name',
    ...FIELDS[provider.type],
    ...OPTIONAL_FIELDS[provider.type],
  ]
  const unknown = Object.keys(provider).filter(name => !known.includes(name))
  return [
    ...missing.map(name => ({
      path: `${PATH}/provider/${name}`,
      name: 'required',
      message: 'This field is required.',
    })),
    ...unknown.map(name => ({
      path: `${PATH}/provider/${name}`,
      name: 'unknown-field',
      message: 'A provider of this type has no such field.',
    })),
  ]
}

/** A file can't delete an organization: everyone would log in without it. */
function withoutOrganization({ entry }: SingleSignOnState): Comparison {
  const reason =
    'A file can’t delete an organization. Delete it on the page Single sign-on, or leave out this section.'
  return byHand('delete', 'Delete the organization', {
    item: entry.organization,
    fields: fieldsOf({ organization: entry.organization }, { organization: null }),
    reason,
  })
}

function withoutName(entry: SingleSignOnEntry): Comparison {
  const reason =
    'This account has no organization. Add the name of a new one as organization, or register one on the page Single sign-on.'
  const { provider, ...plain } = entry
  const fields = fieldsOf({}, { ...plain, provider: provider?.name })
  return byHand('create', 'Register an organization', { item: null, fields, reason })
}

function byHand(
  kind: Change['kind'],
  summary: string,
  { item, fields, reason }: Pick<Change, 'item' | 'fields'> & { reason: string },
): Comparison {
  const own = { section: 'single_sign_on', kind, item, id: null, path: PATH, fields } as const
  return { changes: [{ ...own, undo: 'full', byHand: { summary, reason }, steps: [] }], problems: [] }
}
