import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'

export interface Source {
  file: Blob
  name: string
}

/** Takes a list as a file, dropped or chosen, or as pasted text. */
export function ListSource({
  source,
  onTake,
  error,
  isPending,
}: {
  /** The last one, which can be tried again. */
  source: Source | undefined
  onTake: (source: Source) => void
  error: Error | null
  isPending: boolean
}) {
  const [isOver, setOver] = useState(false)
  const [text, setText] = useDraftState('pasted rows', '')

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file, ...others] = event.dataTransfer.files
    if (!file) return
    if (others.length)
      void toast.info(`Only ${file.name} was read. Choose other files one at a time, after this list.`)
    onTake({ file, name: file.name })
  }

  return (
    <Card
      title="Choose a list"
      description="A CSV file or spreadsheet (.xlsx, .ods) with one address per row, up to 250,000 rows. The file stays in this browser. Only the addresses go to the API."
    >
      <div className="flex flex-col gap-6" aria-busy={isPending || undefined}>
        {error && (
          <Alert
            tone="danger"
            title={source ? `${source.name} couldn’t be read` : 'The list couldn’t be read'}
            action={
              source && (
                <Button size="sm" onClick={() => onTake(source)}>
                  Try again
                </Button>
              )
            }
          >
            {error.message}
          </Alert>
        )}
        <label
          className={cx(
            'relative flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-line-control px-6 py-10 text-center transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent',
            isOver && 'border-accent bg-accent-soft',
          )}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileUp aria-hidden="true" className="size-6 text-faint" />
          <span className="font-medium">
            {isPending ? 'Reading the list…' : 'Choose a CSV file or spreadsheet'}
          </span>
          <span className="text-sm text-muted">or drop it here</span>
          <input
            type="file"
            accept=".csv,.tsv,.tab,.txt,.xlsx,.ods,text/csv,text/tab-separated-values,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={event => {
              const file = event.target.files?.[0]
              // The same file can be chosen again.
              event.target.value = ''
              if (file) onTake({ file, name: file.name })
            }}
          />
        </label>
        <div className="flex flex-col gap-3">
          <Textarea
            label="Or paste rows"
            hint="From a spreadsheet or text file. The first row can have column names."
            rows={4}
            spellCheck={false}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              pending={isPending}
              disabledReason={text.trim() ? undefined : 'Paste at least one row.'}
              onClick={() => onTake({ file: new Blob([text]), name: 'pasted.csv' })}
            >
              Use these rows
            </Button>
            <Button variant="ghost" onClick={() => setText(EXAMPLE_LIST)}>
              Use an example
            </Button>
          </div>
        </div>
      </div>
    </Card>
  )
}

/** A short list with what lists have: whole addresses, mistakes, a missing unit, and one that there is not. */
const EXAMPLE_LIST = `name,street,city,state,zip
Ann,214 north juniper street,salt lake city,utah,
Ben,88 Copper Mill Avenue Apt 5,Boulder,CO,
Cleo,88 Copper Mill Avenue,Boulder,CO,80302
Dev,1 Nowhere Lane,Provo,UT,84601
Eva,,Denver,CO,80202
`
