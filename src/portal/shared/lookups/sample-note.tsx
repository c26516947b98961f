import { useEffect, useState } from 'react'
import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import { type LookupSource, lookupSource } from './look-up.ts'

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
