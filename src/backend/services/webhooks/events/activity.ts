import type { operations as Authorization } from '#generated/authorization/types.ts'
import type { operations as Notification } from '#generated/notification/types.ts'
import type { operations as Security } from '#generated/security/types.ts'
import type { ActivityEvent } from '#generated/webhooks/types.ts'
import type { RecordedActivity } from '#kernel/contract/activity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { emitEvent, emitEvents, hasEndpoints } from '../outbox.ts'

type ActivityType = ActivityEvent['type']

/**
 * What an operation is, next to an entry of the activity log. What has become of members is not said by the operation: a
 * login can make one.
 */
const TYPES: Partial<Record<keyof Authorization | keyof Notification | keyof Security, ActivityType>> = {
  createSecretKey: 'key.created',
  createEmbeddedKey: 'key.created',
  createTestKey: 'key.created',
  startSecretKeyRotation: 'key.rotated',
  startOrganizationKeyRotations: 'key.rotated',
  resetTestKeyToken: 'key.rotated',
  pauseSecretKey: 'key.paused',
  pauseEmbeddedKey: 'key.paused',
  pauseOrganizationKeys: 'key.paused',
  resumeSecretKey: 'key.resumed',
  resumeEmbeddedKey: 'key.resumed',
  resumeOrganizationKeys: 'key.resumed',
  deleteSecretKey: 'key.deleted',
  deleteEmbeddedKey: 'key.deleted',
  deleteTestKey: 'key.deleted',
  recoverSecretKey: 'key.recovered',
  recoverEmbeddedKey: 'key.recovered',
  recoverTestKey: 'key.recovered',
  createInvitation: 'member.invited',
  createInvitations: 'member.invited',
  createContact: 'contact.added',
  restoreContact: 'contact.added',
  updateContact: 'contact.changed',
  confirmContact: 'contact.changed',
  choosePrimaryProfile: 'contact.changed',
  reportMailEvents: 'contact.changed',
  subscribeContact: 'contact.changed',
  unsubscribeContact: 'contact.changed',
  unsubscribeFromNotices: 'contact.changed',
  undoUnsubscription: 'contact.changed',
  deleteContact: 'contact.deleted',
}
const typeByOperation: Partial<Record<string, ActivityType>> = TYPES

/** Characters of a text that an event has. */
const MOST_SUMMARY = 1_000
const MOST_ID = 500

/** An entry of the activity log as customers get it. */
export const activityData = (row: RecordedActivity): ActivityEvent['data'] => ({
  activity_id: row.activityId,
  operation: row.operation,
  kind: row.kind,
  summary: row.summary.slice(0, MOST_SUMMARY),
  resource: row.resource,
  resource_id: row.resourceId?.slice(0, MOST_ID) ?? null,
  user_id: row.byStaff ? null : row.userId,
  by_staff: row.byStaff,
  member_id: null,
  request_id: row.requestId,
})

/** Sends an entry of the activity log: as such, and as what it is where it has a type of its own. */
export async function emitActivity(db: Queries, row: RecordedActivity): Promise<void> {
  const { accountId, created: at, members } = row
  // Every change of every account comes through here.
  if (!(await hasEndpoints(db, accountId))) return
  const data = activityData(row)
  const object = objectOf(row)
  const own = ownTypeOf(row)
  for (const type of ['activity.recorded', ...(own ? [own] : [])] as const)
    await emitEvent(db, { type, accountId, object, data, at })
  // One call can give other roles to all members of an identity provider.
  for (const [change, changed] of Map.groupBy(members, member => member.change))
    await emitEvents(
      db,
      changed.map(({ userId }) => ({
        type: `member.${change}` as const,
        accountId,
        object: `member:${userId}`,
        data: { ...data, member_id: userId },
        at,
      })),
    )
}

/**
 * What an entry can be about without an event of its own: a key that is only managed, since the account that has it gets
 * the event, and a member who unsubscribes by a link, as contacts do.
 */
const WITHOUT_TYPE: ReadonlySet<string | null> = new Set(['key', 'member'])

function ownTypeOf({ operation, resource }: RecordedActivity): ActivityType | undefined {
  return WITHOUT_TYPE.has(resource) ? undefined : typeByOperation[operation]
}

/** What an entry is about. All kinds of keys have ids of their own, and so have the entries that name none of them. */
function objectOf({ resource, resourceId }: RecordedActivity): string {
  if (!resource || !resourceId) return 'account'
  return `${resource.endsWith('key') ? 'key' : resource}:${resourceId}`
}
