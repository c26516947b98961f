import type {
  CreateOidcProviderBody,
  CreateSamlProviderBody,
  CustomerRole,
  SetRoleMappingBody,
} from '#generated/authorization/types.ts'
import type { ConfigurationSection } from '#generated/configuration/types.ts'
import type { CreateContactBody } from '#generated/notification/types.ts'
import type { CreateSecretKeyBody, RestrictSecretKeyBody } from '#generated/security/types.ts'
import type { CreateLogStreamBody, CreateWebhookEndpointBody } from '#generated/webhooks/types.ts'

export type SectionName = ConfigurationSection

/** What both kinds of key have in the file. What an entry leaves out stays as it is, or is the default of a new one. */
export interface KeyEntry extends Pick<CreateSecretKeyBody, 'label' | 'description'> {
  id?: string
  active?: boolean
  expires?: RestrictSecretKeyBody['expires']
  licenses?: RestrictSecretKeyBody['licenses']
  max_lookups?: number | null
  lookups_per_day?: number | null
  lookups_per_month?: number | null
}

export interface SecretKeyEntry extends KeyEntry {
  allowed_ips?: string[]
  url_credentials?: boolean
}

export interface EmbeddedKeyEntry extends KeyEntry {
  hosts?: string[]
}

export interface LimitsEntry {
  time_zone?: string
  lookups_per_day?: number | null
  lookups_per_month?: number | null
  alert_percents?: number[]
}

export interface SpendingCapEntry {
  /** US cents, tax included. */
  monthly_cents?: number | null
}

export interface MemberEntry {
  email: string
  roles: CustomerRole[]
}

export type ContactEntry = Pick<CreateContactBody, 'email'> & Partial<CreateContactBody>

export interface WebhookEntry extends Pick<CreateWebhookEndpointBody, 'url' | 'description'> {
  id?: string
  active?: boolean
  events?: CreateWebhookEndpointBody['event_types']
}

export interface StreamEntry extends Omit<CreateLogStreamBody, 'secret' | 'sources'> {
  sources?: CreateLogStreamBody['sources']
  id?: string
  active?: boolean
}

export interface SamlEntry
  extends Pick<
    CreateSamlProviderBody,
    'name' | 'binding' | 'name_id_format' | 'signed_request' | 'transient_mapping_attribute_name'
  > {
  type: 'saml'
  metadata_xml: string
}

/** Without the secret. */
export interface OidcEntry extends Required<Omit<CreateOidcProviderBody, 'client_secret'>> {
  type: 'oidc'
}

/** A provider of either type, with what a file says of it. */
export type ProviderEntry = Pick<SamlEntry, 'name'> & { type: 'saml' | 'oidc' } & Partial<
    Omit<SamlEntry, 'type' | 'name'> & Omit<OidcEntry, 'type' | 'name'>
  >

export type RoleMappingEntry = SetRoleMappingBody

export interface SingleSignOnEntry extends Partial<RoleMappingEntry> {
  organization?: string
  domains?: string[]
  provider?: ProviderEntry | null
  /** Whether members log in with the provider. */
  active?: boolean
}

/** What each section holds. */
export interface Sections {
  secret_keys: SecretKeyEntry[]
  embedded_keys: EmbeddedKeyEntry[]
  limits: LimitsEntry
  spending_cap: SpendingCapEntry
  team: MemberEntry[]
  contacts: ContactEntry[]
  webhooks: WebhookEntry[]
  log_streams: StreamEntry[]
  single_sign_on: SingleSignOnEntry | null
}

/** A file that has passed its schema: the sections that it has. */
export type FileDocument = { version: number } & Partial<Sections>

/** What is wrong with a file, and where. Lines and columns are from 1. */
export interface FileProblem {
  line: number | null
  column: number | null
  path: string
  name: string
  message: string
}
