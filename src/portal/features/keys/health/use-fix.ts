import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureTime } from '#portal/api/errors.ts'
import { toast } from '#portal/ui/toast.ts'
import { TOAST_TIMES } from '#portal/ui/toast-time.ts'
import type { ExaminedKey } from './findings.ts'
import { applyFix, CHANGED, type ReadyFix } from './fixes.ts'
import { doneText } from './words.ts'

/**
 * Mends one key. It counts as done once the survey has come again, so the finding goes in the same moment as
 * the spinner. A failure stays with the key until the next try.
 */
export function useFix(key: ExaminedKey) {
  const client = useQueryClient()
  const refresh = () => Promise.all(CHANGED.map(queryKey => client.invalidateQueries({ queryKey })))
  const mutation = useMutation({
    mutationFn: async (fix: ReadyFix) => {
      const undo = await applyFix(key, fix)
      await refresh()
      return undo
    },
    onSuccess: (undo, fix) => {
      const takeBack = async () => {
        try {
          await undo?.()
          await refresh()
        } catch (error) {
          toast.error(error instanceof Error ? error.message : String(error), { ms: failureTime(error) })
        }
      }
      toast.success(
        doneText(fix, key.label),
        undo ? { action: { label: 'Undo', onAction: () => void takeBack() } } : { ms: TOAST_TIMES.text },
      )
    },
  })
  return {
    run: mutation.mutate,
    pending: mutation.isPending ? mutation.variables : undefined,
    failed: mutation.isError ? { fix: mutation.variables, error: mutation.error } : undefined,
    reset: mutation.reset,
  }
}

export type Fixing = ReturnType<typeof useFix>
