import { lineOf } from '#domain/address-list/lookup.ts'
import { matchLabels } from '#domain/gateway/match-labels.ts'
import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { UsExplanation, UsStreetCandidate } from '#generated/gateway/types.ts'
import { addressOf } from '#portal/api/address.ts'
import { footnoteWords, precisionWords } from '#portal/content/lookup-words.ts'
import { ReportLink } from '#portal/shared/data-reports/report-link.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { StreetSign } from '#portal/ui/page/street-sign.tsx'
import { compareLines, type Piece, type TypedAddress, verifiedLineOf } from './changes.ts'
import type { LookupSource } from './look-up.ts'
import { NoMatch } from './no-match.tsx'

/**
 * The API's response to a lookup, for people: what was found, what was corrected, what is missing, and
 * where it is; then the response as it came, and the request for a shell.
 */
export function LookupResponse({
  lookup,
  candidates,
  explanations = [],
  source,
  keyId,
  onChoose,
}: {
  lookup: TypedAddress
  candidates: readonly UsStreetCandidate[]
  /** Why the address has no match, or matches only a building. */
  explanations?: readonly UsExplanation[] | undefined
  source: LookupSource
  /** Of the embedded key that asked. */
  keyId: string
  /** Looks up one of the closest addresses instead. */
  onChoose?: ((closest: TypedAddress) => void) | undefined
}) {
  return (
    <div className="flex flex-col gap-6">
      {candidates.length > 0 ? (
        candidates.map(candidate => (
          <DeliveryPoint
            key={candidate.candidate_index}
            typed={lineOf(lookup)}
            candidate={candidate}
            place={candidates.length > 1 ? `Match ${candidate.candidate_index + 1}` : undefined}
          />
        ))
      ) : (
        <NotFound typed={lineOf(lookup)} source={source} />
      )}
      {explanations.map(explanation => (
        <NoMatch
          key={explanation.part}
          explanation={explanation}
          isPartial={candidates.length > 0}
          onChoose={onChoose && (closest => 'street' in closest && onChoose(toLookup(closest)))}
        />
      ))}
      <ReportLink address={lineOf(lookup)} result={candidates[0] ? verifiedLineOf(candidates[0]) : ''} />
      <div className="flex flex-col gap-2">
        <Source
          label="Response (JSON)"
          title="JSON"
          language="json"
          code={JSON.stringify({ candidates, explanations }, null, 2)}
        />
        <Source
          label="Request (curl)"
          title="Shell"
          code={curlOf(location.origin, keyId, { ...lookup, explain: 'no-match' })}
        />
      </div>
    </div>
  )
}

function toLookup({ secondary, ...closest }: UsExplanation['closest'][number]): TypedAddress {
  return { ...closest, ...(secondary !== null && { secondary }) }
}

function DeliveryPoint({
  typed,
  candidate,
  place,
}: {
  typed: string
  candidate: UsStreetCandidate
  place: string | undefined
}) {
  const { delivery_line_1, delivery_line_2, last_line, components, metadata, analysis } = candidate
  const words = matchLabels[analysis.dpv_match_code]
  const { latitude, longitude, precision } = metadata
  const facts = [
    ['Match code', analysis.dpv_match_code],
    ['ZIP+4', `${components.zipcode}-${components.plus4_code}`],
    ['County', metadata.county_name],
    ['Use', metadata.rdi],
    ['Time zone', metadata.time_zone],
    ['Kind', metadata.record_type],
    ['Coordinates', `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`],
    ['Precision', precisionWords[precision] ?? precision],
  ] as const
  return (
    <article aria-label={place ?? 'Verified address'} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {place && <h3 className="text-sm">{place}</h3>}
        <Badge tone={words?.isGood ? 'accent' : 'warning'} hasDot>
          {words?.verdict ?? `Match code ${analysis.dpv_match_code}`}
        </Badge>
        {words && <p className="text-sm text-muted">{words.meaning}</p>}
      </div>
      <StreetSign
        look={words?.isGood ? 'found' : 'partial'}
        deliveryLine={[delivery_line_1, delivery_line_2].filter(Boolean).join(' ')}
        lastLine={last_line}
      />
      <Changes typed={typed} verified={verifiedLineOf(candidate)} />
      <Notes analysis={analysis} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="flex min-w-0 flex-col">
            <dt className="text-xs text-faint">{term}</dt>
            <dd className="font-medium break-words tnum first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function NotFound({ typed, source }: { typed: string; source: LookupSource }) {
  const { verdict, meaning, sign } = notFoundWords[source]
  return (
    <article aria-label="Address not found" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={source === 'sample' ? 'warning' : 'danger'} hasDot>
          {verdict}
        </Badge>
        <p className="text-sm text-muted">{meaning}</p>
      </div>
      <StreetSign look="none" deliveryLine={typed} lastLine={sign} />
    </article>
  )
}

/** What was typed and what it became; the words that differ are marked. */
function Changes({ typed, verified }: { typed: string; verified: string }) {
  const comparison = compareLines(typed, verified)
  if (!comparison.isChanged) return <p className="text-sm text-muted">Nothing to correct.</p>
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <div>
        <dt className="text-xs text-faint">Parsed as</dt>
        <dd className="break-words">
          <Pieces pieces={comparison.typed} as="del" />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-faint">Verified</dt>
        <dd className="break-words">
          <Pieces pieces={comparison.verified} as="ins" />
        </dd>
      </div>
    </dl>
  )
}

const marks = {
  del: 'text-danger decoration-danger/60 line-through',
  ins: 'bg-accent-soft font-medium text-accent no-underline',
}

function Pieces({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  return pieces.map(({ at, text, isChanged }) => {
    // The four digits belong to the ZIP Code before them.
    const space = at > 0 && !text.startsWith('-') ? ' ' : ''
    return (
      <span key={at}>
        {space}
        {isChanged ? <Mark className={cx(marks[Mark])}>{text}</Mark> : text}
      </span>
    )
  })
}

/** The footnotes and the rest of the analysis in words. */
function Notes({ analysis }: { analysis: UsStreetCandidate['analysis'] }) {
  const { footnotes, vacant, active } = analysis
  const codes = footnotes.match(/[A-Z][#0-9A-Z]/g) ?? []
  const notes = [
    ...codes.map(code => ({ code, text: footnoteWords[code] ?? 'See the docs for this code.' })),
    ...(vacant ? [{ code: 'vacant', text: 'No one has lived or worked there for a while.' }] : []),
    ...(active ? [] : [{ code: 'inactive', text: 'No mail is delivered there.' }]),
  ]
  if (notes.length === 0) return null
  return (
    <ul aria-label="Footnotes" className="flex flex-col gap-1.5 text-sm text-muted">
      {notes.map(({ code, text }) => (
        <li key={code} className="flex items-baseline gap-3">
          <code translate="no" className="shrink-0 font-mono text-xs text-accent">
            {code}
          </code>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Source({ label, ...block }: { label: string; title: string; language?: 'json'; code: string }) {
  return (
    <details className="group rounded-xl ring-1 ring-line">
      <summary className="flex min-h-10 cursor-pointer items-center px-4 text-sm font-medium text-muted hover:text-ink">
        {label}
      </summary>
      <div className="px-2 pb-2">
        <CodeBlock {...block} />
      </div>
    </details>
  )
}

/** The same lookup for a shell. The key is an embedded one, so the command states the page as browsers do. */
export function curlOf(
  origin: string,
  keyId: string,
  lookup: TypedAddress & { explain?: 'no-match' },
): string {
  const parameters = Object.entries({ key: keyId, ...lookup }).filter(([, value]) => value !== undefined)
  return [
    `curl --get ${quote(new URL(addressOf(verifyUsAddress), origin).href)}`,
    `--referer ${quote(`${origin}/`)}`,
    ...parameters.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
  ].join(' \\\n  ')
}

/** A word of a shell, whatever it holds. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
