import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listInvitations } from '#generated/authorization/operations.ts'
import { getKeySurvey } from '#generated/security/operations.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { DaysUntil } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type Ending, endingsOf, useEndingHoldings } from '../holdings.ts'

const surveyQuery = query(getKeySurvey)
const invitationsQuery = query(listInvitations)
/** The rest is on the pages of keys, team and subscriptions. */
const SHOWN = 5

/** Keys, old tokens, invitations and subscriptions that end soon. Not drawn while nothing does. */
export const endingsCard: OverviewCard = {
  what: 'What ends soon',
  operations: [getKeySurvey, listInvitations, listHoldings],
  // The card comes last and is rarely drawn: it does not compete with the first calls.
  load: () => undefined,
  Card: EndingsCard,
}

function EndingsCard() {
  const mayKeys = useCan(getKeySurvey).allowed
  const mayInvitations = useCan(listInvitations).allowed
  const mayHoldings = useCan(listHoldings).allowed
  const survey = useQuery({ ...surveyQuery, enabled: mayKeys })
  const invitations = useQuery({ ...invitationsQuery, enabled: mayInvitations })
  const holdings = useEndingHoldings(mayHoldings)
  const failed = [survey, invitations, holdings].filter(each => each.error && !each.data)
  const endings = endingsOf(
    {
      keys: survey.data?.keys ?? [],
      invitations: invitations.data?.invitations ?? [],
      holdings: holdings.data ?? [],
    },
    new Date(),
  )
  if (!endings.length && !failed.length) return null
  return (
    <Card title="Ends soon">
      {failed[0] ? (
        <Loaded
          query={{
            data: undefined,
            error: failed[0].error,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(each => each.refetch())),
          }}
          what="What ends soon"
        >
          {() => null}
        </Loaded>
      ) : (
        <ul aria-label="Ends soon" className="flex flex-col divide-y divide-line">
          {endings.slice(0, SHOWN).map(ending => (
            <li
              key={`${ending.kind} ${'keyId' in ending ? ending.keyId : 'email' in ending ? ending.email : ending.label}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <Subject ending={ending} />
              </span>
              <span className="text-sm text-muted">
                <DaysUntil value={new Date(ending.at).toISOString()} />
              </span>
            </li>
          ))}
          {endings.length > SHOWN && (
            <li className="pt-2.5 text-sm text-muted">And {endings.length - SHOWN} more.</li>
          )}
        </ul>
      )}
    </Card>
  )
}

function Subject({ ending }: { ending: Ending }) {
  if (ending.kind === 'invitation')
    return (
      <>
        Invitation of{' '}
        <Link
          to="/account/team"
          search={{ text: ending.email }}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          {ending.email}
        </Link>
      </>
    )
  if (ending.kind === 'subscription')
    return (
      <>
        {ending.isTrial ? 'Free trial' : 'Subscription'}:{' '}
        <Link
          to="/account/subscriptions/$licenseId"
          params={{ licenseId: String(ending.licenseId) }}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          {ending.label}
        </Link>
      </>
    )
  const { keyId, keyKind, label } = ending
  return (
    <>
      {ending.kind === 'key' ? 'Key' : 'Old token of'}{' '}
      <Link
        to={keyKind === 'secret' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId'}
        params={{ keyId }}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </>
  )
}
