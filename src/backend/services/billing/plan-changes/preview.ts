import { PLAN_CHANGE_WINDOW } from '#generated/durations.ts'
import { closeForLink, openFromLink } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { TermRow } from './unused.ts'

/** What a preview was computed from, so that its total holds while lookups go on. */
export interface Seen {
  trackId: number
  at: Date
  terms: readonly Pick<TermRow, 'subscriptionId' | 'issued' | 'remaining'>[]
}

type Sealed = [
  purpose: string,
  trackId: number,
  at: number,
  terms: [id: number, issued: number, remaining: number][],
]

const PURPOSE = 'plan-change'
type Box = Pick<Kernel, 'secretBox'>

/** Seals what a preview was computed from, so that no one can make more of what is left. */
export function closePreview({ secretBox }: Box, { trackId, at, terms }: Seen): string {
  const sealed: Sealed = [
    PURPOSE,
    trackId,
    at.getTime(),
    terms.map(({ subscriptionId, issued, remaining }) => [subscriptionId, issued, remaining]),
  ]
  return closeForLink(secretBox, JSON.stringify(sealed))
}

/** What a preview was computed from; undefined if it is not one of ours, is of another license, or is too old. */
function openPreview({ secretBox }: Box, text: string, { trackId, now }: { trackId: number; now: Date }) {
  let sealed: Sealed
  try {
    sealed = JSON.parse(openFromLink(secretBox, text))
  } catch {
    return undefined
  }
  const [purpose, ofTrack, at, terms] = sealed
  const isOurs = purpose === PURPOSE && ofTrack === trackId && at + PLAN_CHANGE_WINDOW > now.getTime()
  return isOurs ? { at: new Date(at), terms } : undefined
}

/**
 * The terms as a preview had them, and when: lookups that were used since count against the new term. As they are now
 * without a valid preview, and if anything else than lookups has changed them.
 */
export function asSeen(
  box: Box,
  preview: string | undefined,
  { trackId, terms, now }: { trackId: number; terms: readonly TermRow[]; now: Date },
): { terms: TermRow[]; at: Date } {
  const asNow = { terms: [...terms], at: now }
  const seen = preview === undefined ? undefined : openPreview(box, preview, { trackId, now })
  if (seen?.terms.length !== terms.length) return asNow
  const before = terms.flatMap(term => {
    const found = seen.terms.find(([id, issued]) => id === term.subscriptionId && issued === term.issued)
    const remaining = found?.[2] ?? Number.NEGATIVE_INFINITY
    return remaining >= term.remaining ? [{ ...term, remaining }] : []
  })
  return before.length === terms.length ? { terms: before, at: seen.at } : asNow
}
