import { useState } from 'react'
import type { ListDemoPage as Content } from '#portal/content/page.ts'
import type { VerifiedList } from '#portal/site/demo/demo-lookups.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Form } from '#portal/ui/form/form.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { useAction } from '#portal/ui/use-action.ts'
import { DemoPage } from './demo-page.tsx'

/** A short list, verified on its page. */
export function ListDemoPage({ page }: { page: Content }) {
  return <DemoPage page={page} demo={<ListDemo />} />
}

// With the first list; until then, the page is a document with a form.
const Results = lazyPart(() => import('#portal/site/demo/list-demo-results.tsx'))
const Failure = lazyPart(async () => ({
  default: (await import('#portal/site/demo/demo-failure.tsx')).DemoFailure,
}))

const EXAMPLE = `name,street,city,state,zip
Ann,1600 ampitheatre pkway,mountian view,calif,
Ben,88 Copper Mill Avenue Apt 5,Boulder,CO,
Cleo,350 5th avenu,new york,ny,
Dev,1 Nowhere Lane,Provo,UT,84601
Eva,,Denver,CO,80202`

/** More text than twenty rows have. A longer file is cut; the rest of it would not be looked up anyway. */
const LONGEST = 20_000

/** Verifies a short list with the demonstration key, for visitors without an account. */
function ListDemo() {
  const [text, setText] = useState(EXAMPLE)
  const [verified, setVerified] = useState<VerifiedList>()
  const { run, isPending, error } = useAction({
    action: async ({ rows }: { rows: string }) =>
      (await import('#portal/site/demo/demo-lookups.ts')).verifyRows(rows),
    onDone: setVerified,
    onFailed: () => setVerified(undefined),
  })
  const reading = useAction({
    action: async (file: File) => {
      const { readListFile } = await import('#portal/site/demo/list-file.ts').catch(() => {
        throw new Error('Part of this page couldn’t be loaded. Check your connection, and try again.')
      })
      return readListFile(file, LONGEST)
    },
    onDone: setText,
  })
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-4">
          <Form
            key={text}
            label="List to verify"
            schema={async () => (await import('#portal/shared/lookups/schemas.ts')).zRows}
            defaultValues={{ rows: text }}
            submitLabel="Verify list"
            pending={isPending}
            error={null}
            onSubmit={values => void run(values)}
            // An empty form has no result.
            onValuesChange={({ rows }) => rows.trim() || setVerified(undefined)}
          >
            {fields => (
              <fields.Textarea
                translate="no"
                name="rows"
                label="Rows"
                hint="One address per row, up to 20 rows. The first row can have column names."
                rows={7}
                spellCheck={false}
                className="[&_textarea]:font-mono"
              />
            )}
          </Form>
          <label
            className={buttonClass({
              className:
                'cursor-pointer self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            })}
          >
            Choose a CSV file or spreadsheet
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain"
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={event => {
                const file = event.target.files?.[0]
                // The same file can be chosen again.
                event.target.value = ''
                if (file) void reading.run(file)
              }}
            />
          </label>
          {reading.error && (
            <LazyBoundary>
              <Failure error={reading.error} />
            </LazyBoundary>
          )}
        </div>
      </Card>
      <LazyBoundary>
        {error && <Failure error={error} />}
        {verified && !error && <Results {...verified} />}
      </LazyBoundary>
    </div>
  )
}
