import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { helpPath } from '#portal/api/help.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { cx } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { KeyLink } from '../shared/link.tsx'
import { FixActions, FixControl, useFixActions } from './group-fix.tsx'
import { fixesOf, groupsQuery, type RejectedGroup } from './groups.ts'
import { RULES } from './rejected.ts'
import { NoRejections, type RejectedListProps, useRejectedToolbar } from './toolbar.tsx'

/** Rejected requests by reason and key, each with its fix. */
export function GroupsList(props: RejectedListProps) {
  return (
    <FixActions>
      <Groups {...props} />
    </FixActions>
  )
}

function Groups({ search, onSearch }: RejectedListProps) {
  return (
    <ResourceList
      caption="Rejected requests"
      nouns={['problem', 'problems']}
      query={useQuery(groupsQuery(search))}
      columns={columns}
      rowId={({ id }) => id}
      empty={<NoRejections />}
      notice={<ActionErrorAlert actions={useFixActions()} className="m-3" />}
      {...useRejectedToolbar({ search, onSearch })}
    />
  )
}

const columns: readonly ListColumn<RejectedGroup>[] = [
  { id: 'why', header: 'Reason', part: 'title', cell: group => <Why group={group} /> },
  {
    id: 'key',
    header: 'Key',
    cell: ({ key }) => (
      <KeyLink
        kind={key.kind}
        keyId={key.id}
        className="block max-w-40 truncate text-accent underline underline-offset-4"
        title={key.label}
      >
        {key.label}
      </KeyLink>
    ),
  },
  { id: 'hours', header: 'Last 24 hours', from: 'lg', cell: ({ hours }) => <HourBars hours={hours} /> },
  {
    id: 'refused',
    header: 'Lookups',
    cell: ({ count }) => <span className="tnum">{exactAmount(count)}</span>,
  },
  { id: 'last', header: 'Last seen', cell: ({ last }) => <RelativeTime value={last} /> },
  { id: 'first', header: 'First seen', from: 'xl', cell: ({ first }) => <RelativeTime value={first} /> },
]

function Why({ group }: { group: RejectedGroup }) {
  const { rule, error, number, status, sources, sourceCount } = group
  const unlisted = sourceCount - sources.length
  return (
    <span className="flex max-w-xl min-w-56 flex-col gap-1.5 whitespace-normal">
      <span>{RULES[rule].why}</span>
      <span className="font-mono text-xs font-normal wrap-anywhere text-muted">
        {sources.map(({ source }) => source ?? 'many others').join(', ')}
        {unlisted > 0 && `, and ${exactAmount(unlisted)} more`}
      </span>
      <Fixes group={group} />
      <span className="flex flex-wrap gap-x-2 text-xs font-normal text-muted">
        <code className="font-mono">
          {status} · {error}
          {number !== null && ` · ${number}`}
        </code>
        <a
          href={helpPath(error)}
          target="_blank"
          rel="noreferrer"
          className="text-accent underline underline-offset-4"
        >
          What it means
        </a>
      </span>
    </span>
  )
}

/** What to do, with a button for each fix; once it is done, that these requests are accepted. */
function Fixes({ group }: { group: RejectedGroup }) {
  const { rule, currentRule } = group
  const [now] = useState(() => new Date())
  const fixes = fixesOf(group, now)
  const status = useRef<HTMLSpanElement>(null)
  const [isApplied, setApplied] = useState(false)
  const isFixed = currentRule === null
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isApplied && isFixed) status.current?.focus()
  }, [isApplied, isFixed])
  return (
    <>
      <span ref={status} tabIndex={-1} className={cx('font-normal', isFixed ? 'text-accent' : 'text-muted')}>
        {currentRule === null
          ? 'Fixed. These requests are accepted now.'
          : currentRule === rule
            ? RULES[currentRule].todo
            : `That’s fixed, but now ${RULES[currentRule].now} ${RULES[currentRule].todo}`}
      </span>
      {fixes.length > 0 && (
        <span className="flex flex-wrap gap-2 py-0.5">
          {fixes.map(fix => (
            <FixControl key={fix.label} fix={fix} group={group} onApplied={() => setApplied(true)} />
          ))}
        </span>
      )}
    </>
  )
}

const HEIGHT = 32
const BAR = 4
const STEP = 5

/** Lookups by hour, as bars. */
function HourBars({ hours }: { hours: readonly number[] }) {
  const most = Math.max(...hours)
  const total = hours.reduce((sum, each) => sum + each, 0)
  const width = hours.length * STEP
  return (
    <span className="flex flex-col gap-0.5">
      <svg
        role="img"
        aria-label={
          total === 0
            ? 'None in the last 24 hours'
            : `${countOf(total, 'lookup')} in the last 24 hours, at most ${exactAmount(most)} in an hour`
        }
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block"
      >
        <line x1={0} x2={width} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line-strong" />
        {hours.map((count, at) => {
          // Even one lookup has to be visible next to thousands.
          const height = count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 2))
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the hour
              key={at}
              x={at * STEP}
              y={HEIGHT - 1 - height}
              width={BAR}
              height={height}
              className="fill-danger"
            />
          )
        })}
      </svg>
      <span aria-hidden="true" className="flex justify-between text-2xs text-faint">
        <span>24 h ago</span>
        <span>{total === 0 ? 'none' : `max ${shortAmount(most)}/h`}</span>
      </span>
    </span>
  )
}
