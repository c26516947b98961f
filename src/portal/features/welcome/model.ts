import type { SubmitFormBody } from '#generated/forms/types.ts'
import { getOwnCredentials, getProfile } from '#generated/identity/operations.ts'
import type { Profile } from '#generated/identity/types.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'

/** The step that a new customer is at. */
export type WelcomeStep = 'you' | 'work'

/** The fields of the second step; only the customer relations system receives them. */
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

/** Whether a person has given their name, phone or company: then the welcome is not needed. */
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
  return toFields(record)
}

/** The fields of a form, empty without input. */
export function toFields(record: Record<string, string | undefined>): SubmitFormBody['fields'] {
  return Object.entries(record).map(([name, value]) => ({ name, value: value ?? '' }))
}

export const profileQuery = query(getProfile)
export const ownCredentialsQuery = query(getOwnCredentials)

/** Whether the signed-in person has a name or a company. */
export async function isKnown(): Promise<boolean> {
  return isNamed(await queryClient.fetchQuery(profileQuery))
}
