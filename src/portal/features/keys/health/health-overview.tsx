import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { getKeySurvey } from '#generated/security/operations.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { KeyLink } from '../shared/key-display.tsx'
import { surveyQuery } from '../shared/keys.ts'
import { selectKeys, summarize, useKeyHealth } from './key-health.ts'
import { FINDING_TITLES, reasonOf, SEVERITIES } from './words.ts'

/** The findings that matter most, for the overview. */
const SHOWN = 3

/** What to fix first among the keys. Not drawn for an account without keys. */
export const healthCard: OverviewCard = {
  what: 'The health of your keys',
  operations: [getKeySurvey],
  load: () => queryClient.prefetchQuery(surveyQuery),
  Card: HealthOverview,
}

function HealthOverview() {
  const survey = useQuery(surveyQuery)
  if (survey.data && !survey.data.keys.some(key => key.recovery_deadline === null)) return null
  return (
    <Card
      title="Key health"
      actions={
        <Link to="/account/keys/health" className={cardLinkClass}>
          All findings
        </Link>
      }
    >
      <Loaded query={survey} what="The health of your keys" rows={SHOWN}>
        {({ keys }) => <TopFindings keys={keys} />}
      </Loaded>
    </Card>
  )
}

function TopFindings({ keys }: { keys: Parameters<typeof useKeyHealth>[0] }) {
  const health = useKeyHealth(keys)
  const [now] = useState(() => new Date())
  const top = useMemo(
    () =>
      (['critical', 'warning'] as const).flatMap(severity =>
        selectKeys(health ?? [], { severity }).flatMap(({ key, findings }) =>
          findings.map(finding => ({ key, finding })),
        ),
      ),
    [health],
  )
  if (!health) return <Skeleton className="h-10 w-full" />
  if (!top.length) {
    const { total } = summarize(health)
    return (
      <p className="text-muted">
        Nothing is open to strangers, near a limit, or about to end in{' '}
        {total === 1 ? 'your key' : `${total} keys`}.
      </p>
    )
  }
  return (
    <ul aria-label="Top findings" className="flex flex-col divide-y divide-line">
      {top.slice(0, SHOWN).map(({ key, finding }) => (
        <li
          key={`${key.keyId} ${finding.id} ${'hostname' in finding ? finding.hostname : ''}`}
          className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0"
        >
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <KeyLink
              kind={key.kind}
              keyId={key.keyId}
              className="min-w-0 font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
            >
              {key.label}
            </KeyLink>
            <span>{FINDING_TITLES[finding.id]}</span>
            <Badge tone={SEVERITIES[finding.severity].tone}>{SEVERITIES[finding.severity].one}</Badge>
          </p>
          <p className="text-sm text-muted wrap-anywhere">{reasonOf(finding, key, now)}</p>
        </li>
      ))}
      {top.length > SHOWN && (
        <li className="pt-3 text-sm text-muted">
          And {top.length - SHOWN} more {top.length - SHOWN === 1 ? 'finding' : 'findings'}.
        </li>
      )}
    </ul>
  )
}
