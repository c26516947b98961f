import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { FileDrop } from '../shared/file-drop.tsx'

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
  const [text, setText] = useDraftState('pasted rows', '')

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
        <FileDrop
          label={isPending ? 'Reading the list…' : 'Choose a CSV file or spreadsheet'}
          onTake={file => onTake({ file, name: file.name })}
        />
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
