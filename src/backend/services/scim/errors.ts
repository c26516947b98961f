import { recordProvisioningFailure } from '#backend/modules/single-sign-on/public.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import type { ProvisioningFailureReason } from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { FailedCall } from '#kernel/contract/service.ts'
import { Problem } from '#kernel/http/problem.ts'

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

interface ScimError {
  status: number
  scimType?: string
  detail: string
}

/** Errors of RFC 7644 §3.12, whose `detail` the person reads who sets up the provider. */
const scimErrors = {
  'invalid-filter': {
    status: 400,
    scimType: 'invalidFilter',
    detail: 'The filter is not valid: expected an attribute, an operator, and a value.',
  },
  'invalid-path': {
    status: 400,
    scimType: 'invalidPath',
    detail: 'The path names no attribute of this resource.',
  },
  'no-target': { status: 400, scimType: 'noTarget', detail: 'The path matches no value.' },
  'read-only': {
    status: 400,
    scimType: 'mutability',
    detail: "This attribute is read-only, or required and can't be removed.",
  },
  'no-address': {
    status: 400,
    scimType: 'invalidValue',
    detail: 'The user has no valid email address in emails or userName.',
  },
  'foreign-domain': {
    status: 400,
    scimType: 'invalidValue',
    detail:
      "The address is not in a verified domain of the organization, so it can't be provisioned. Verify the domain in the portal, or invite this person instead.",
  },
  'unknown-member': {
    status: 400,
    scimType: 'invalidValue',
    detail: 'A member is not a user of this organization.',
  },
  'user-exists': {
    status: 409,
    scimType: 'uniqueness',
    detail: 'Another user has this userName, or is the same person.',
  },
  'group-exists': { status: 409, scimType: 'uniqueness', detail: 'Another group has this displayName.' },
  'person-elsewhere': {
    status: 409,
    detail:
      "This person can't be provisioned, because they use other accounts, have not confirmed their address, or are disabled here. Invite them instead.",
  },
  'owner-stays': {
    status: 409,
    detail:
      'This person is the last owner, or an owner who can log in without the identity provider. Change the owners in the portal first.',
  },
  'too-many-resources': {
    status: 409,
    detail: 'An organization can have 10,000 users and 1,000 groups. Delete some first.',
  },
  'version-changed': { status: 412, detail: 'The resource has changed. Read it again.' },
} as const satisfies Partial<Record<ProvisioningFailureReason, ScimError>>

export type ScimErrorName = keyof typeof scimErrors

/** An error of SCIM, to throw. */
export function scimProblem(name: ScimErrorName): Problem {
  return toProblem(name, scimErrors[name])
}

/** 400 for a value of an attribute, with the reason. */
export function invalidValue(attribute: string, reason: string): Problem {
  return toProblem('invalid-value', {
    status: 400,
    scimType: 'invalidValue',
    detail: `${attribute}: ${reason}`,
  })
}

/** How SCIM says what all services reject alike, and as what the owners see it. */
const OF_ALL: Readonly<Record<string, readonly [ProvisioningFailureReason, ScimError]>> = {
  'malformed-body': [
    'malformed-body',
    { status: 400, scimType: 'invalidSyntax', detail: 'The body is not valid JSON.' },
  ],
  'not-authenticated': [
    'token-expired',
    { status: 401, detail: 'The provisioning token is missing, unknown, or no longer valid.' },
  ],
  'not-found': ['not-found', { status: 404, detail: 'There is no such resource.' }],
  'last-owner': ['owner-stays', scimErrors['owner-stays']],
  'username-taken': ['person-elsewhere', scimErrors['person-elsewhere']],
  'body-too-large': [
    'body-too-large',
    { status: 413, scimType: 'tooMany', detail: 'The body is larger than 64 KiB.' },
  ],
  'unsupported-media-type': [
    'unsupported-media-type',
    { status: 415, detail: 'Send the body as application/scim+json or application/json.' },
  ],
}

/** Failures that keep the words of the other services. */
const REASONS: Readonly<Record<string, ProvisioningFailureReason>> = {
  'max-team-members-reached': 'team-full',
  'too-many-requests': 'too-many-requests',
}

/** Any failure in the form of RFC 7644. */
export function toScimErrors(failure: Problem): Problem {
  const { items, headers, body } = failure
  // A SCIM error already.
  if (body !== items) return failure
  const [first] = items
  if (!first) return failure
  const challenge: Record<string, string> = first.status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  const [reason, error] = OF_ALL[first.name] ?? [
    REASONS[first.name] ?? (first.status < 500 ? 'invalid-value' : 'internal-error'),
    { status: first.status, ...detailOf(items, first) },
  ]
  return toProblem(reason, error, { ...headers, ...challenge })
}

/** Lists a failure for the owners of the organization. */
export async function recordFailure(
  { items: [item] }: Problem,
  call: FailedCall,
  kernel: Kernel,
): Promise<void> {
  if (!item) return
  const failure = item.name as ProvisioningFailureReason
  await recordProvisioningFailure({ ...call, failure, detail: item.message }, kernel)
}

function detailOf(
  items: readonly ErrorItem[],
  { fields, message, status }: ErrorItem,
): Omit<ScimError, 'status'> {
  if (status !== 400 || !fields.length) return { detail: message }
  const detail = items.map(item => `${item.fields.join(', ')}: ${item.message}`).join(' ')
  return { scimType: 'invalidValue', detail: detail.slice(0, 1000) }
}

/** An error whose name, which is not sent, is the reason. */
function toProblem(
  reason: ProvisioningFailureReason,
  { status, scimType, detail }: ScimError,
  headers?: Record<string, string>,
): Problem {
  const item = { id: null, name: reason, message: detail, fields: [], status }
  const body = { schemas: [ERROR], status: String(status), ...(scimType && { scimType }), detail }
  return new Problem([item], headers, body)
}
