import { useQuery } from '@tanstack/react-query'
import type { Key } from './model.ts'
import { embeddedKeyQuery, secretKeyQuery } from './queries.ts'

/** The key as it is once somebody else has changed it; undefined while it is not newer than `version`. */
export function useNewerKey(
  { kind, keyValue: id }: Key,
  version: number,
  isWanted: boolean,
): Key | undefined {
  const secret = useQuery({ ...secretKeyQuery(id), enabled: isWanted && kind === 'secret' })
  const embedded = useQuery({ ...embeddedKeyQuery(id), enabled: isWanted && kind === 'embedded' })
  const current = kind === 'secret' ? secret.data : embedded.data
  return isWanted && current && current.version > version ? current : undefined
}
