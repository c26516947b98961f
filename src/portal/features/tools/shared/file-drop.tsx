import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'

/** Takes a list as a file, dropped or chosen. */
export function FileDrop({
  label,
  error,
  disabledReason,
  onTake,
}: {
  label: string
  /** What is wrong with the last file, shown below. */
  error?: string | undefined
  disabledReason?: string | undefined
  onTake: (file: File) => void
}) {
  const [isOver, setOver] = useState(false)
  const id = useId()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file, ...others] = event.dataTransfer.files
    if (!file || disabledReason) return
    if (others.length)
      void toast.info(`Only ${file.name} was read. Choose other files one at a time, after this list.`)
    onTake(file)
  }

  return (
    <div className="flex flex-col gap-2">
      <label
        className={cx(
          'relative flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-control px-6 py-10 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
          disabledReason ? 'text-muted' : 'cursor-pointer hover:bg-sunken',
          isOver && 'border-accent bg-accent-soft',
          error && 'border-danger',
        )}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" className="size-6 text-faint" />
        <span className="font-medium">{label}</span>
        <span className="text-sm text-muted">{disabledReason ?? 'or drop it here'}</span>
        <input
          type="file"
          accept=".csv,.tsv,.tab,.txt,.xlsx,.ods,text/csv,text/tab-separated-values,text/plain"
          className="absolute inset-0 cursor-pointer opacity-0"
          disabled={disabledReason !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={event => {
            const file = event.target.files?.[0]
            // The same file can be chosen again.
            event.target.value = ''
            if (file) onTake(file)
          }}
        />
      </label>
      {error !== undefined && (
        <p id={id} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
