import { useQuery } from '@tanstack/react-query'
import { Conflict } from './conflict.tsx'
import type { Key } from './model.ts'
import { embeddedKeyQuery, secretKeyQuery } from './queries.ts'

/** Somebody else saved the key while it was edited: asks for it as it now is, and lets the person choose. */
export function KeyConflict({
  entity,
  version,
  words,
  onKeep,
  onTake,
}: {
  /** The key as the form was filled at first. */
  entity: Key
  /** The version that the refused edit was of. */
  version: number
  /** What the form is about, by label. */
  words: (key: Key) => Record<string, string>
  /** Goes on with what is typed, as an edit of the version that it gets. */
  onKeep: (newer: number) => void
  onTake: () => void
}) {
  const { kind, keyValue: id } = entity
  const secret = useQuery({ ...secretKeyQuery(id), enabled: kind === 'secret' })
  const embedded = useQuery({ ...embeddedKeyQuery(id), enabled: kind === 'embedded' })
  const current: Key | undefined = kind === 'secret' ? secret.data : embedded.data
  const newer = current && current.version > version ? current : undefined
  return (
    <Conflict
      title="Somebody else has just changed this key"
      was={words(entity)}
      now={newer && words(newer)}
      keepLabel="Keep mine"
      onKeep={() => newer && onKeep(newer.version)}
      onTake={onTake}
    />
  )
}
