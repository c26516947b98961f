import { useEffect, useState } from 'react'
import { notFoundWords } from '#portal/content/not-found-words.ts'
import { type LookupSource, lookupSource } from '#portal/shared/lookups/look-up.ts'

/** When a text was last changed. */
export function LastChanged({ day }: { day: string }) {
  return (
    <p className="text-sm text-faint">
      Last updated <Day day={day} />
    </p>
  )
}

/** `2026-11-22` as November 22, 2026, for every visitor, because the page is built once. */
export function Day({ day }: { day: string }) {
  const text = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{text}</time>
}

/** Explains an empty result if lookups use the demo sample; renders nothing for real data. */
export function SampleNote() {
  const [source, setSource] = useState<LookupSource>('live')
  useEffect(() => void lookupSource().then(setSource), [])
  if (source === 'live') return null
  const { verdict, meaning } = notFoundWords.sample
  return (
    <p role="note" className="border-l-2 border-accent pl-4 text-[0.9375rem] text-muted">
      Here, an empty list means “{verdict}”. {meaning}
    </p>
  )
}
