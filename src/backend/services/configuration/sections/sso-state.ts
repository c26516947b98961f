import { eq } from 'drizzle-orm'
import {
  type OidcSettings,
  organizationDomains,
  organizationOf,
  providerOf,
  readContent,
  roleMappingOf,
  type SamlSettings,
} from '#backend/modules/single-sign-on/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OidcEntry, RoleMappingEntry, SamlEntry, SingleSignOnEntry } from '../document.ts'
import { inOrder } from './team.ts'

export type Provider = OidcEntry | SamlEntry

/** What an account has of single sign-on, as the file has it. */
export interface SingleSignOn extends RoleMappingEntry {
  organization: string
  domains: string[]
  provider: Provider | null
  active: boolean
}

export interface SingleSignOnState {
  organizationId: string
  entry: SingleSignOn
}

/** That of the organization which an account has registered; null for an account without one of its own. */
export async function readSingleSignOn(db: Queries, accountId: number): Promise<SingleSignOnState | null> {
  const organization = await organizationOf(db, accountId)
  if (organization?.ownerAccountId !== accountId) return null
  const { organizationId, name } = organization
  const provider = await providerOf(db, organizationId)
  const domains = await db
    .select({ domain: organizationDomains.domain })
    .from(organizationDomains)
    .where(eq(organizationDomains.organizationId, organizationId))
  const { joinsAtLogin, defaultRoles, groups } = await roleMappingOf(db, organizationId)
  const mapping = { joins_at_login: joinsAtLogin, default_roles: defaultRoles, groups } as RoleMappingEntry
  return {
    organizationId,
    entry: {
      organization: name,
      domains: domains.map(({ domain }) => domain).toSorted(),
      provider: provider ? toProvider(provider) : null,
      active: provider?.active ?? false,
      ...normalMapping(mapping),
    },
  }
}

/** Without the secret of OpenID Connect. That SAML has certificates, which are public, is in its metadata. */
function toProvider({ name, settings }: { name: string; settings: OidcSettings | SamlSettings }): Provider {
  if (settings.type === 'oidc')
    return {
      type: 'oidc',
      name,
      issuer: settings.issuer,
      client_id: settings.clientId,
      scopes: settings.scopes,
      is_id_token_mapping: settings.isIdTokenMapping,
    }
  return {
    type: 'saml',
    name,
    metadata_xml: settings.metadataXml,
    binding: settings.binding,
    name_id_format: settings.nameIdFormat,
    signed_request: settings.signsRequests,
    // There is none to leave out.
    ...(settings.transientAttribute !== null && {
      transient_mapping_attribute_name: settings.transientAttribute,
    }),
  }
}

/** Roles in the order of files, and groups by their names: their own order has no meaning. */
function normalMapping<Mapping extends Partial<RoleMappingEntry>>(mapping: Mapping): Mapping {
  const { default_roles: roles, groups } = mapping
  return {
    ...mapping,
    ...(roles && { default_roles: inOrder(roles) }),
    ...(groups && {
      groups: groups
        .map(({ group, roles: own }) => ({ group, roles: inOrder(own) }))
        .toSorted((one, other) => compareTexts(one.group, other.group)),
    }),
  }
}

const compareTexts = (a: string, b: string) => {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one < other ? -1 : Number(one > other)
}

/** An entry as the server stores it. */
export async function normalSingleSignOn(entry: SingleSignOnEntry): Promise<SingleSignOnEntry> {
  const { domains, provider } = entry
  return {
    ...normalMapping(entry),
    ...(domains && { domains: [...new Set(domains)].toSorted() }),
    ...(provider?.metadata_xml !== undefined && {
      provider: { ...provider, metadata_xml: await storedMetadata(provider.metadata_xml) },
    }),
  }
}

/** The part of metadata that is stored. Those that are invalid stay, and are rejected with a reason when they are tried. */
async function storedMetadata(text: string): Promise<string> {
  try {
    return (await readContent(text, { now: new Date(0), isAllowed: () => true })).metadataXml
  } catch {
    return text
  }
}
