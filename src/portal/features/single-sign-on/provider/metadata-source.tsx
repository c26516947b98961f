import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { checkSamlMetadata } from '#generated/authorization/operations/checkSamlMetadata.ts'
import type { SamlInspection } from '#generated/authorization/types.ts'
import { zCheckSamlMetadataBody } from '#generated/authorization/zod.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ProtocolGuide } from '../guides/guide.ts'
import { readXmlFile } from './metadata-file.ts'
import { wordHint } from './oidc-form.tsx'

const SOURCES = [
  { id: 'url', label: 'URL' },
  { id: 'text', label: 'File or text' },
] as const
type Source = (typeof SOURCES)[number]['id']

/** Reads metadata from an address, a file that is chosen or dropped, or pasted text. Saves nothing. */
export function MetadataSource({
  guide,
  isUpdate = false,
  isRead,
  onRead,
}: {
  guide: (ProtocolGuide & { name: string }) | undefined
  isUpdate?: boolean
  /** Metadata have been read; other ones replace them. */
  isRead: boolean
  onRead: (found: SamlInspection) => void
}) {
  const [source, setSource] = useState<Source>(
    guide && !guide.words.metadata_url && guide.words.metadata_xml ? 'text' : 'url',
  )
  return (
    <Card
      title={isUpdate ? 'Update the metadata' : 'In Gatepost'}
      description={
        isUpdate
          ? 'Load them again, for example after a new certificate. You see what changes before you save.'
          : 'Load the provider’s metadata. You see what they contain before you save.'
      }
      actions={<Segmented label="Source" options={SOURCES} value={source} onChange={setSource} />}
    >
      <div className="max-w-2xl">
        <OperationForm
          key={source}
          form={{
            operation: checkSamlMetadata,
            schema: zCheckSamlMetadataBody,
            defaultValues: { metadata_url: '', metadata_xml: '' },
            onDone: onRead,
          }}
          submitLabel={isRead ? 'Read again' : 'Read metadata'}
          submitVariant={isRead ? 'secondary' : 'primary'}
        >
          {(fields, form) =>
            source === 'url' ? (
              <fields.Text
                name="metadata_url"
                type="url"
                inputMode="url"
                label="Metadata URL"
                hint={
                  <>
                    {wordHint(guide, 'metadata_url')}{' '}
                    {guide && (
                      <>
                        For example <Breakable text={guide.example} />
                      </>
                    )}
                  </>
                }
                autoComplete="off"
                spellCheck={false}
              />
            ) : (
              <>
                <FileInput
                  onText={text => {
                    form.setFieldValue('metadata_xml', text)
                    void form.handleSubmit()
                  }}
                />
                <fields.Textarea
                  name="metadata_xml"
                  label="Or paste the metadata"
                  hint={wordHint(guide, 'metadata_xml')}
                  rows={5}
                  spellCheck={false}
                />
              </>
            )
          }
        </OperationForm>
      </div>
    </Card>
  )
}

function FileInput({ onText }: { onText: (text: string) => void }) {
  const [isOver, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (file) onText(await readXmlFile(file))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file, ...others] = event.dataTransfer.files
    if (file && others.length)
      void toast.info(`Only ${file.name} was read. A provider has one metadata file.`)
    void take(file)
  }

  return (
    <label
      className={cx(
        'relative flex cursor-pointer flex-col items-center gap-1.5 rounded-lg border border-dashed border-line-control px-6 py-7 text-center transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent',
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
      <span className="font-medium">Choose the metadata file</span>
      <span className="text-sm text-muted">or drop it here</span>
      <input
        type="file"
        accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={event => {
          const file = event.target.files?.[0]
          // The same file can be chosen again.
          event.target.value = ''
          void take(file)
        }}
      />
    </label>
  )
}
