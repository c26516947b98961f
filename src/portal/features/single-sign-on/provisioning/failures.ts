import { listProvisioningFailures } from '#generated/authorization/operations/listProvisioningFailures.ts'
import { replayProvisioningCall } from '#generated/authorization/operations/replayProvisioningCall.ts'
import type {
  ProvisioningFailureReason,
  ProvisioningReplay,
  ProvisioningFailure as Wire,
} from '#generated/authorization/types.ts'
import type { operations } from '#generated/scim/types.ts'
import { call, query } from '#portal/api/call.ts'

/** A call of the identity provider that was rejected. */
export interface ProvisioningFailure {
  id: string
  time: string
  /** "Create a user p•••@northwind.example": what the provider wanted to do. */
  attempt: string
  tokenSuffix: string
  /** HTTP status of the response, and what it said. */
  status: number
  detail: string
  failure: ProvisioningFailureReason
  /** What was sent, masked. */
  sent: { name: string; value: string }[]
  /** Whether the call is kept, so that it can be performed again. */
  isReplayable: boolean
  /** When a replay was applied. */
  replayedAt: string | null
}

const attempts: Record<keyof operations, string> = {
  getScimConfiguration: 'Read the configuration',
  listScimResourceTypes: 'Read the resource types',
  getScimResourceType: 'Read a resource type',
  listScimSchemas: 'Read the schemas',
  getScimSchema: 'Read a schema',
  listScimUsers: 'Find users',
  createScimUser: 'Create a user',
  getScimUser: 'Read a user',
  updateScimUser: 'Replace a user',
  changeScimUser: 'Change a user',
  deleteScimUser: 'Delete a user',
  listScimGroups: 'Find groups',
  createScimGroup: 'Create a group',
  getScimGroup: 'Read a group',
  updateScimGroup: 'Replace a group',
  changeScimGroup: 'Change a group',
  deleteScimGroup: 'Delete a group',
}

/** What names a user or a group, in the order of preference. */
const NAMES = ['userName', 'displayName']

export function toProvisioningFailure(wire: Wire): ProvisioningFailure {
  const { failure_id: id, token_suffix: tokenSuffix, operation, time, status, detail, failure, sent } = wire
  const { replayable: isReplayable, replayed: replayedAt } = wire
  const attempt = (attempts as Record<string, string>)[operation] ?? operation
  const [name] = NAMES.flatMap(each => sent.find(value => value.name === each)?.value ?? [])
  return {
    id,
    time,
    attempt: name === undefined ? attempt : `${attempt} ${name}`,
    tokenSuffix,
    status,
    detail,
    failure,
    sent,
    isReplayable,
    replayedAt,
  }
}

/** Performs a rejected call again. */
export function replayCall(id: string): Promise<ProvisioningReplay> {
  return call(replayProvisioningCall, { path: { id } })
}

/** Why a call has no replay; undefined if it can have one, or needs none. */
export function whyNotReplayable({
  failure,
  isReplayable,
  replayedAt,
}: Pick<ProvisioningFailure, 'failure' | 'isReplayable' | 'replayedAt'>): string | undefined {
  if (isReplayable || replayedAt !== null || failure === 'not-stored') return undefined
  return 'We couldn’t keep this call, so you can’t replay it. Let your identity provider send it again.'
}

/** A page of the rejected calls, newest first. */
export function provisioningFailuresQuery(page: number, size: number) {
  return {
    ...query(listProvisioningFailures, { query: { page, page_size: size } }),
    select: ({ total, failures }: { total: number; failures: Wire[] }) => ({
      total,
      entries: failures.map(toProvisioningFailure),
    }),
  }
}

/** Why a call was rejected, and how to fix it. */
export const provisioningFailureTexts: Record<ProvisioningFailureReason, { title: string; fix: string }> = {
  'token-expired': {
    title: 'The token has expired',
    fix: 'Create a token, and enter it at your identity provider.',
  },
  'too-many-requests': {
    title: 'Too many calls in a minute',
    fix: 'A token can make 1,200 calls a minute. Your identity provider tries again. If this continues, check whether two applications use the token.',
  },
  'malformed-body': {
    title: 'The call isn’t valid JSON',
    fix: 'Check the expressions in the attribute mapping of your identity provider.',
  },
  'body-too-large': {
    title: 'The call is larger than 64 KiB',
    fix: 'Let your identity provider send only changes of a group, or use smaller groups.',
  },
  'unsupported-media-type': {
    title: 'The call isn’t marked as JSON',
    fix: 'Let your identity provider send application/scim+json or application/json.',
  },
  'invalid-value': {
    title: 'A value is missing or not valid',
    fix: 'Correct the value at your identity provider, or the attribute that it’s mapped from.',
  },
  'invalid-path': {
    title: 'The call changes an attribute that we don’t have',
    fix: 'Remove the attribute from the mapping of your identity provider.',
  },
  'invalid-filter': {
    title: 'We can’t read the filter',
    fix: 'Match people by userName or externalId, and groups by displayName, at your identity provider.',
  },
  'no-target': {
    title: 'The call changes a value that isn’t there',
    fix: 'Provision the person or the group again, so that your identity provider sends all values.',
  },
  'read-only': {
    title: 'The call changes or removes a value that has to stay',
    fix: 'Map userName for everyone, and remove id, meta, and groups from the mapping of your identity provider.',
  },
  'no-address': {
    title: 'The person has no valid email address',
    fix: 'Map emails or userName to the email address, and fill it in for this person at your identity provider.',
  },
  'foreign-domain': {
    title: 'The email address is in another domain',
    fix: 'Verify the domain under Single sign-on, or invite the person to the team.',
  },
  'person-elsewhere': {
    title: 'The person has to be invited',
    fix: 'They use other accounts, haven’t confirmed their email address, or their login is turned off. Invite them to the team.',
  },
  'owner-stays': {
    title: 'Your identity provider can’t remove this owner',
    fix: 'It’s the last owner, or one who can log in when your identity provider can’t. Change the owners of the team first.',
  },
  'team-full': {
    title: 'The team has no seat left',
    fix: 'Remove a member or an open invitation, or add seats. Then provision the person again.',
  },
  'user-exists': {
    title: 'The person is provisioned already',
    fix: 'Match people by userName at your identity provider, so that it finds the user instead of creating another one.',
  },
  'group-exists': {
    title: 'A group has this name already',
    fix: 'Match groups by displayName at your identity provider, so that it finds the group instead of creating another one.',
  },
  'unknown-member': {
    title: 'A member of the group isn’t provisioned',
    fix: 'Assign the person to the application at your identity provider, and then push the group.',
  },
  'not-found': {
    title: 'The user or group doesn’t exist here',
    fix: 'Restart provisioning at your identity provider, so that it matches people and groups again.',
  },
  'too-many-resources': {
    title: 'The organization can’t have more users or groups',
    fix: 'It can have 10,000 users and 1,000 groups. Assign fewer to the application at your identity provider.',
  },
  'version-changed': {
    title: 'The user or group had changed',
    fix: 'You don’t have to do anything. Your identity provider reads it again.',
  },
  'not-stored': {
    title: 'Applied, without some values',
    fix: 'You don’t have to do anything. To stop sending them, remove them from the mapping of your identity provider.',
  },
  'internal-error': {
    title: 'Something went wrong on our side',
    fix: 'Your identity provider tries again. If this continues, contact support.',
  },
}
