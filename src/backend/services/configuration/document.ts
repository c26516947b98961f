import type { CustomerRole } from '#generated/authorization/types.ts'
import type { ConfigurationSection } from '#generated/configuration/types.ts'
import type { CreateContactBody } from '#generated/notification/types.ts'
import type { CreateSecretKeyBody, RestrictSecretKeyBody } from '#generated/security/types.ts'

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

/** What each section holds. */
export interface Sections {
  secret_keys: SecretKeyEntry[]
  embedded_keys: EmbeddedKeyEntry[]
  limits: LimitsEntry
  spending_cap: SpendingCapEntry
  team: MemberEntry[]
  contacts: ContactEntry[]
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
