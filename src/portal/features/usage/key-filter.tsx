import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { SearchField } from '#portal/ui/input/search-field.tsx'
import { type ReportRequest, usedKeysQuery } from './report.ts'
import { MAX_USAGE_KEYS } from './usage-search.ts'

/** Visible keys; the search finds the others. */
const SHOWN = 100

/** Chooses the keys of a report among those with lookups in its range. */
export default function KeyFilter({
  request,
  onChoose,
}: {
  request: ReportRequest
  onChoose: (keys: string[]) => void
}) {
  const used = useQuery(usedKeysQuery(request))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(request.keys))
  const [text, setText] = useState('')
  const found = (used.data ?? []).filter(({ label }) =>
    label.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const isFull = chosen.size >= MAX_USAGE_KEYS

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs text-muted">
        Keys with lookups in this period, most used first. Choose up to {MAX_USAGE_KEYS}.
      </p>
      <SearchField label="Search keys" placeholder="Search by label" value={text} onChange={setText} />
      <Loaded query={used} what="The keys" rows={3}>
        {() => (
          <ul aria-label="Keys" className="flex max-h-72 flex-col gap-2.5 overflow-y-auto p-1">
            {found.slice(0, SHOWN).map(({ id, label, total }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.has(id)}
                  disabled={isFull && !chosen.has(id)}
                  onChange={() => toggle(id)}
                  label={
                    <>
                      <span className="break-words">{label}</span>{' '}
                      <span className="text-faint tnum">{exactAmount(total)}</span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {used.data && (
        <p role="status" className="text-muted">
          {found.length === 0 &&
            (text ? `No key matches “${text.trim()}”.` : 'No key has lookups in this period.')}
          {found.length > SHOWN &&
            `The first ${SHOWN} of ${exactAmount(found.length)} keys. Search for others.`}
          {isFull && ` ${MAX_USAGE_KEYS} keys are chosen, which is the maximum.`}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => onChoose([])}>
          All keys
        </Button>
        <Button
          variant="primary"
          disabledReason={chosen.size ? undefined : 'Choose a key first, or all keys.'}
          onClick={() => onChoose([...chosen])}
        >
          Show {countOf(chosen.size, 'key')}
        </Button>
      </div>
    </div>
  )
}
