import { useEffect, useState } from 'react'
import { notFoundWords } from '#portal/content/lookup-words.ts'
import { type LookupSource, lookupSource } from '#portal/shared/lookups/source.ts'

/** What an empty answer means where lookups come from the demo sample; nothing where they come from real data. */
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
