import { and, asc, eq, gt } from 'drizzle-orm'
import { accounts, type ExportedKind, exportedTable, memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { activities } from '#kernel/storage/tables.ts'
import { apiTokens, invitations, setUpLinks } from '../tables.ts'

/** The account, its people, and its activity log. */
export const exportedTeam = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('account', 'The account.', accounts, {
    key: [accounts.accountId],
    of: id => eq(accounts.accountId, id),
    without: [accounts.seatsChange],
  }),
  {
    name: 'members',
    about: 'Members with their roles.',
    columns: ['user_id', 'email_address', 'first_name', 'last_name', 'roles', 'joined'],
    async read({ db }, { accountId, after, limit }) {
      const isLater = after === null ? undefined : gt(memberships.userId, after)
      const rows = await db
        .select({ member: memberships, person: people })
        .from(memberships)
        .innerJoin(people, eq(people.userId, memberships.userId))
        .where(and(eq(memberships.accountId, accountId), isLater))
        .orderBy(asc(memberships.userId))
        .limit(limit)
      return {
        rows: rows.map(({ member, person }) => ({
          user_id: member.userId,
          email_address: person.username,
          first_name: person.firstName,
          last_name: person.lastName,
          roles: member.roles,
          joined: member.created.toISOString(),
        })),
        after: rows.length === limit ? (rows.at(-1)?.member.userId ?? null) : null,
      }
    },
  },
  exportedTable('invitations', 'Invitations.', invitations, {
    key: [invitations.invitationId],
    of: id => eq(invitations.accountId, id),
    without: [invitations.tokenHash],
  }),
  exportedTable('service-accounts', 'Service accounts, without their tokens.', apiTokens, {
    key: [apiTokens.tokenId],
    of: id => eq(apiTokens.accountId, id),
    without: [apiTokens.tokenHash, apiTokens.previousHash, apiTokens.remindedOf],
  }),
  exportedTable('set-up-links', 'Set-up links, without their secrets.', setUpLinks, {
    key: [setUpLinks.linkId],
    of: id => eq(setUpLinks.accountId, id),
    without: [setUpLinks.secretHash],
  }),
  withoutStaff(
    exportedTable('activity', 'The activity log.', activities, {
      key: [activities.created, activities.activityId],
      of: id => eq(activities.accountId, id),
      without: [
        activities.actorUserId,
        activities.onBehalfOf,
        activities.sessionId,
        activities.undo,
        activities.aspect,
        activities.subject,
      ],
    }),
  ),
]

/** Which of our staff did something is theirs. */
function withoutStaff(kind: ExportedKind): ExportedKind {
  return {
    ...kind,
    async read(of, place) {
      const { rows = [], after } = await kind.read(of, place)
      return { rows: rows.map(row => (row.by_staff ? { ...row, user_id: null } : row)), after }
    },
  }
}
