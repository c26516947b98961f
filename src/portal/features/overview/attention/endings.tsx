import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { DaysUntil } from '#portal/ui/time/relative-time.tsx'
import { type Ending, endingsOf, useEndingHoldings } from '../holdings.ts'

const surveyQuery = query(getKeySurvey)
const invitationsQuery = query(listInvitations)
/** The rest is on the pages of keys, team, and subscriptions. */
const SHOWN = 4

/** Keys, old tokens, invitations, and subscriptions that end soon. */
export const endingsAttention: AttentionSource = {
  what: 'What ends soon',
  operations: [getKeySurvey, listInvitations, listHoldings],
  // Rarely drawn: it does not compete with the first calls.
  load: () => undefined,
  Items: Endings,
}

function Endings() {
  const survey = useQuery({ ...surveyQuery, enabled: useCan(getKeySurvey).allowed })
  const invitations = useQuery({ ...invitationsQuery, enabled: useCan(listInvitations).allowed })
  const holdings = useEndingHoldings(useCan(listHoldings).allowed)
  const failed = [survey, invitations, holdings].filter(each => each.error && !each.data)
  const endings = endingsOf(
    {
      keys: survey.data?.keys ?? [],
      invitations: invitations.data?.invitations ?? [],
      holdings: holdings.data ?? [],
    },
    new Date(),
  )
  return (
    <AttentionItems
      what="What ends soon"
      query={{
        data: failed.length ? undefined : endings,
        error: failed[0]?.error ?? null,
        isFetching: failed.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(failed.map(each => each.refetch())),
      }}
    >
      {found => (
        <>
          {found.slice(0, SHOWN).map(ending => (
            <EndingItem key={keyOf(ending)} ending={ending} />
          ))}
          {found.length > SHOWN && (
            <li className="py-3 text-sm last:pb-0 text-muted">{found.length - SHOWN} more end soon.</li>
          )}
        </>
      )}
    </AttentionItems>
  )
}

function keyOf(ending: Ending): string {
  const id = 'keyId' in ending ? ending.keyId : 'email' in ending ? ending.email : ending.licenseId
  return `${ending.kind} ${id}`
}

function EndingItem({ ending }: { ending: Ending }) {
  const { title, verb, link } = wordsOf(ending)
  return (
    <AttentionItem
      tone="warning"
      title={title}
      detail={
        <>
          {ending.kind === 'invitation' ? 'Expires' : 'Ends'}{' '}
          <DaysUntil value={new Date(ending.at).toISOString()} />
        </>
      }
      action={
        <Link {...link} className={buttonClass({ size: 'sm' })} aria-label={`${verb}: ${title}`}>
          {verb}
        </Link>
      }
    />
  )
}

function wordsOf(ending: Ending): {
  title: string
  verb: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
} {
  if (ending.kind === 'invitation')
    return {
      title: `Invitation for ${ending.email}`,
      verb: 'Resend',
      link: { to: '/account/team', search: { text: ending.email } },
    }
  if (ending.kind === 'subscription')
    return {
      title: `${ending.isTrial ? 'Free trial' : 'Subscription'}: ${ending.label}`,
      verb: ending.isTrial ? 'Choose a plan' : 'Renew',
      link: {
        to: '/account/subscriptions/$licenseId',
        params: { licenseId: String(ending.licenseId) },
      },
    }
  const { keyId, keyKind, label } = ending
  const to = keyKind === 'secret' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId'
  return ending.kind === 'key'
    ? {
        title: `Key: ${label}`,
        verb: 'Extend',
        link: { to, params: { keyId }, search: { dialog: 'restrict' } },
      }
    : { title: `Old token of ${label}`, verb: 'Review', link: { to, params: { keyId } } }
}
