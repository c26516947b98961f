import type { SubmitFormBody } from '#generated/forms/types.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import type { Profile } from '#generated/identity/types.ts'
import { query } from '#portal/api/call.ts'

/** What only the customer relations system receives; the profile has the rest. */
const WORK_FIELDS = ['job_title', 'job_role', 'job_level', 'industry', 'how_can_we_help'] as const
export type Work = Record<(typeof WORK_FIELDS)[number], string>
export const NO_WORK: Work = { job_title: '', job_role: '', job_level: '', industry: '', how_can_we_help: '' }

/** Suggestions below a field, which also accepts other text. */
export const suggestions = {
  job_role: [
    'Engineering',
    'Product',
    'Data',
    'Operations',
    'Marketing',
    'Sales',
    'Customer support',
    'Finance',
  ],
  job_level: ['Owner or founder', 'Executive', 'Head', 'Manager', 'Senior', 'Specialist', 'Student'],
  industry: [
    'Retail',
    'Logistics',
    'Telecommunications',
    'Healthcare',
    'Insurance',
    'Banking and finance',
    'Real estate',
    'Software',
    'Public sector',
  ],
}

/** Whether a person has given their name, phone, or company. */
export function isNamed({ first_name, last_name, phone, company }: Profile): boolean {
  return [first_name, last_name, phone, company].some(Boolean)
}

interface Newcomer {
  email: string
  profile: Profile
  work: Work
  accountId: number
  userId: string
}

/** More than the standard plans cover, or a word that only large customers use. */
const ENTERPRISE = /\b(enterprise|procurement|invoic\w+|sla|million|billion)\b/i

/** The record of a new account, in the format of the form `new-account`. */
export function newAccountRecord({
  email,
  profile,
  work,
  accountId,
  userId,
}: Newcomer): SubmitFormBody['fields'] {
  const record = {
    email,
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone,
    company: profile.company,
    how_can_we_help: work.how_can_we_help,
    job_title: work.job_title,
    job_role: work.job_role,
    job_level: work.job_level,
    industry: work.industry,
    contact_creation_source: 'sign-up',
    enterprise_lead: String(ENTERPRISE.test(work.how_can_we_help)),
    account_id: String(accountId),
    user_id: userId,
  }
  return Object.entries(record).map(([name, value]) => ({ name, value }))
}

export const profileQuery = query(getProfile)
export const ownCredentialsQuery = query(getOwnCredentials)

/** What this browser remembers about asking a person: `open` since their sign-up, `closed` once they answered. */
export type Asking = 'open' | 'closed'
const KEY = 'gatepost-about-you'

function readAsked(): Record<string, Asking> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Returns what this browser remembers about a person; undefined if nothing. */
export function askingOf(userId: string): Asking | undefined {
  const asked = readAsked()[userId]
  return asked === 'open' || asked === 'closed' ? asked : undefined
}

/** Remembers that a person is to be asked, or has answered. */
export function rememberAsking(userId: string, asking: Asking): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAsked(), [userId]: asking }))
  } catch {
    // Without storage, the card is back at the next load.
  }
}
